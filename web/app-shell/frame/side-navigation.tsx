import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOpenPath } from '../../navigation/use-open-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NavGroup, NavItem } from '../../ui/layout/nav-item.tsx';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { isInbox } from '../../archive/inbox/inbox-search.ts';
import type { NavigationEntry } from './navigation.ts';

const documents = '/organizations/$organizationId/documents';

interface SideNavigationProps {
  header?: ReactNode;
  label: string;
  entries: readonly NavigationEntry[];
  /** Between the main entries and the less important ones. */
  views?: ReactNode;
  toolEntries?: readonly NavigationEntry[];
  action?: ReactNode;
  footerEntries?: readonly NavigationEntry[];
  params?: { organizationId: string };
  openEntry?: NavigationEntry['to'];
  documentsView?: string | undefined;
}

export function SideNavigation(props: SideNavigationProps) {
  const { header, label, entries, views, action, ...others } = props;
  const { toolEntries = [], footerEntries = [], ...lines } = others;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4 p-3">
      {header}
      <nav aria-label={label} className="flex flex-1 flex-col justify-between gap-6">
        <div className="flex flex-col gap-6">
          <div>
            <NavigationLines {...lines} entries={entries} />
            {views}
          </div>
          {toolEntries.length > 0 && (
            <div data-quiet className="flex flex-col gap-0.5">
              <NavigationLines {...lines} entries={toolEntries} />
              {action}
            </div>
          )}
        </div>
        <div data-quiet>
          <NavigationLines {...lines} entries={footerEntries} />
        </div>
      </nav>
    </div>
  );
}

function NavigationLines(
  props: Pick<SideNavigationProps, 'entries' | 'params' | 'openEntry' | 'documentsView'>,
) {
  const { entries, params, openEntry, documentsView } = props;
  const { t } = useTranslation();
  const openPath = useOpenPath();
  const search = useSearch({ strict: false });
  // These lists have entries of their own.
  const isOtherListOpen = search.view !== undefined || isInbox(search);
  return (
    <NavGroup>
      {entries.map(({ to, label, icon: Icon, isExact = false, alsoOpenOn = [], ...entry }) => (
        <NavItem
          key={label}
          icon={<Icon size={16} aria-hidden />}
          trailing={entry.count ? <Count count={entry.count} /> : undefined}
          render={
            <Link
              to={to}
              params={params}
              search={
                entry.search ?? (to === documents && documentsView ? { view: documentsView } : {})
              }
              activeOptions={{
                exact: isExact || openEntry !== undefined || (to === documents && isOtherListOpen),
                includeSearch: entry.search !== undefined || (to === documents && isOtherListOpen),
              }}
              aria-current={
                to === openEntry || alsoOpenOn.some((path) => path === openPath)
                  ? 'page'
                  : undefined
              }
            />
          }
        >
          {t(label)}
        </NavItem>
      ))}
    </NavGroup>
  );
}

function Count({ count }: { count: number }) {
  const { number } = useFormats();
  return <span className="text-sm text-muted tabular-nums">{number(count)}</span>;
}
