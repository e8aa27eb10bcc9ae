import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Bookmark, Files } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import type { View } from '../../../shared/archive/views/view.ts';
import type { DocumentsCount } from '../../../shared/archive/bulk/totals.ts';
import { canChangeView } from '../../../shared/people/members/member-rules.ts';
import { useCurrentRole } from '../../api/session/current-role.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useOpenPath } from '../../navigation/use-open-path.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { NavGroup, NavItem } from '../../ui/layout/nav-item.tsx';
import { useReorder } from '../../ui/lists/use-reorder.ts';
import { viewIdOf } from '../documents/document-list-search.ts';
import { useDefaultView } from './default-view.ts';
import { movedTo, useMoveView, viewCountsQuery } from './view-api.ts';

const list = '/organizations/$organizationId/documents';
// The entries determine themselves whether they are active: a changed view's URL has more than an id.
const activeOptions = { exact: true, includeSearch: true } as const;

export interface ViewsNavigationProps {
  organizationId: string;
  views: readonly View[];
  onOpen: () => void;
}

/**
 * The shared views and the user's own, with their counts. Views can be moved by dragging, or with Alt and an arrow key.
 */
export function ViewsNavigation({ organizationId, views, onOpen }: ViewsNavigationProps) {
  const { t } = useTranslation();
  const { data: counts } = useQuery(viewCountsQuery(organizationId, views));
  const countOf = new Map(counts);
  const lists = [
    { label: t('views.shared'), views: views.filter(({ isShared }) => isShared) },
    { label: t('views.personal'), views: views.filter(({ isShared }) => !isShared) },
  ].filter((each) => each.views.length > 0);
  return (
    <div className="mt-4 flex flex-col gap-4">
      {lists.map((each, index) => (
        <NavGroup key={each.label} label={each.label}>
          {index === 0 && <AllDocuments organizationId={organizationId} onOpen={onOpen} />}
          <ViewList
            organizationId={organizationId}
            label={each.label}
            views={each.views}
            countOf={countOf}
            onOpen={onOpen}
          />
        </NavGroup>
      ))}
    </div>
  );
}

/** Shown if "Documents" opens a view. */
function AllDocuments({ organizationId, onOpen }: Omit<ViewsNavigationProps, 'views'>) {
  const { t } = useTranslation();
  const defaultId = useDefaultView(organizationId);
  if (defaultId === undefined) return null;
  return (
    <NavItem
      icon={<Files size={16} aria-hidden />}
      onClick={onOpen}
      render={
        <Link to={list} params={{ organizationId }} search={{}} activeOptions={activeOptions} />
      }
    >
      {t('documents.home.all')}
    </NavItem>
  );
}

interface ViewListProps extends ViewsNavigationProps {
  label: string;
  countOf: ReadonlyMap<string, DocumentsCount | undefined>;
}

function ViewList({ organizationId, label, views, countOf, onOpen }: ViewListProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const role = useCurrentRole();
  const { id: userId } = useCurrentUser();
  const move = useMoveView(organizationId);
  const [placed, setPlaced] = useState<{ view: View; index: number }>();
  const [moved, setMoved] = useState<View>();
  const isList = useOpenPath() === list;
  const openId = viewIdOf(useSearch({ strict: false }));
  const shown = placed ? movedTo(views, placed.view, placed.index) : views;
  const canMove = (view: View) =>
    views.length > 1 && canChangeView(role, { isCreator: view.createdBy === userId });

  const place = (view: View, position: number) => {
    if (position < 0 || position >= views.length || views[position]?.id === view.id) return;
    move.mutate({ view, position });
    setMoved(view);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, view: View, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    const link = event.currentTarget;
    place(view, index + step);
    // An entry that moves loses the focus.
    setTimeout(() => link.focus());
  };
  const {
    list: rows,
    dragged,
    pressProps,
  } = useReorder<HTMLUListElement>({
    count: views.length,
    onMove: (from, to) =>
      setPlaced((present) => {
        const view = present?.view ?? views[from];
        return view && { view, index: to };
      }),
    onEnd: (from, to) => {
      const view = views[from];
      if (view) place(view, to);
      setPlaced(undefined);
    },
  });

  return (
    <>
      <ul ref={rows} aria-label={label} className="flex flex-col gap-0.5">
        {shown.map((view, index) => (
          <li key={view.id} className={dragged === index ? 'opacity-45' : undefined}>
            <NavItem
              icon={
                <Bookmark
                  size={16}
                  aria-hidden
                  className={canMove(view) ? 'touch-none' : undefined}
                />
              }
              trailing={<Count count={countOf.get(view.id)} />}
              onClick={onOpen}
              render={
                <Link
                  to={list}
                  params={{ organizationId }}
                  search={{ view: view.id }}
                  activeOptions={activeOptions}
                  aria-current={isList && openId === view.id ? 'page' : undefined}
                  aria-describedby={canMove(view) ? hintId : undefined}
                  title={view.name}
                  className="select-none"
                  {...(canMove(view) && pressProps(index))}
                  onKeyDown={(event) => canMove(view) && onKeyDown(event, view, index)}
                />
              }
            >
              {view.name}
            </NavItem>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span id={hintId}>{t('views.move-hint')}</span>
        <output>
          {moved &&
            t('views.position', {
              name: moved.name,
              position: views.findIndex(({ id }) => id === moved.id) + 1,
              count: views.length,
            })}
        </output>
      </VisuallyHidden>
    </>
  );
}

function Count({ count }: { count: DocumentsCount | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (!count) return null;
  const { documentsCount, isCountCapped } = count;
  return (
    <span className="text-sm text-muted tabular-nums">
      {isCountCapped ? t('views.count-many', { number: documentsCount }) : number(documentsCount)}
    </span>
  );
}
