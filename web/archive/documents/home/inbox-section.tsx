import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { prefetch } from '../../../api/queries/prefetch.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { fileKindOf } from '../../../ui/display/file-kind.ts';
import { Kbd } from '../../../ui/keyboard/kbd.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { ListQuery } from '../../../ui/lists/list-states.tsx';
import { namedFilters } from '../../bulk/bulk-filters.ts';
import { isTelling, paperFields } from '../../fields/paper/paper-fields.ts';
import { PaperLine } from '../../fields/paper/paper-line.tsx';
import { useMarkLookedAt } from '../../inbox/inbox-api.ts';
import { inboxSearch } from '../../inbox/inbox-search.ts';
import { useInboxCount } from '../../inbox/use-inbox-count.ts';
import {
  checkOf,
  CheckRow,
  focusedRow,
  focusNeighbour,
  toggleRow,
} from '../../item-lists/check-row.tsx';
import type { LastChange } from '../../item-lists/last-change.ts';
import { documentsQuery, documentStatisticsQuery, type ListedDocument } from '../document-api.ts';
import { listStateOf, type DocumentListSearch } from '../document-list-search.ts';
import { DocumentLink, DocumentStateMark } from '../items/document-name.tsx';

const firstRows = 5;
const origin: DocumentListSearch = { q: inboxSearch };

/** Reads more documents than are shown, to replace those that are confirmed. */
function inboxQuery(organizationId: string) {
  return documentsQuery(organizationId, listStateOf({ ...origin, pageSize: 15 }));
}

export async function startInbox(queryClient: QueryClient, organizationId: string) {
  const statistics = documentStatisticsQuery(organizationId);
  await prefetch(queryClient, statistics);
  const count = queryClient.getQueryData(statistics.queryKey)?.organizationStats.inboxCount;
  if (count !== null) await prefetch(queryClient, inboxQuery(organizationId));
}

export function useIsInboxLoading(organizationId: string): boolean {
  const hasInbox = typeof useInboxCount(organizationId) === 'number';
  const { isFetched } = useQuery({ ...inboxQuery(organizationId), enabled: hasInbox });
  return hasInbox && !isFetched;
}

interface InboxSectionProps {
  organizationId: string;
  lastChangeRef: LastChange;
}

/** The latest documents in the Inbox, each confirmed by a click or with the keys of the Inbox. */
export function InboxSection({ organizationId, lastChangeRef }: InboxSectionProps) {
  const { t } = useTranslation();
  const query = useQuery(inboxQuery(organizationId));
  const count = useInboxCount(organizationId) ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const { confirmed, confirm } = useConfirmation(organizationId, lastChangeRef);
  useInboxKeys(list);
  return (
    <section aria-label={t('navigation.inbox')} className="flex min-w-0 flex-col gap-3">
      <header className="flex h-8 items-center gap-2">
        <h2 tabIndex={-1} className="mr-auto text-lg font-semibold">
          {t('navigation.inbox')}
        </h2>
        {count > 0 && (
          <Button
            size="sm"
            variant="ghost"
            render={
              <Link
                to="/organizations/$organizationId/documents"
                params={{ organizationId }}
                search={origin}
              />
            }
          >
            {t('inbox.left', { count })}
          </Button>
        )}
      </header>
      <ListQuery
        query={query}
        loadingLabel={t('documents.list.loading')}
        errorTitle={t('documents.list.error')}
      >
        {({ documents }) => {
          const rows = documents.filter(({ id }) => !confirmed.has(id)).slice(0, firstRows);
          if (rows.length === 0) {
            return (
              <p className="flex items-center gap-3 rounded-lg border border-border bg-surface px-3 py-4 text-muted">
                <CircleCheck size={20} aria-hidden className="shrink-0" />
                {t('inbox.empty.title')}
              </p>
            );
          }
          return (
            <ul
              ref={list}
              className="divide-y divide-border rounded-lg border border-border bg-surface"
            >
              {rows.map((document) => (
                <InboxRow key={document.id} document={document} onConfirm={confirm} />
              ))}
            </ul>
          );
        }}
      </ListQuery>
    </section>
  );
}

interface InboxRowProps {
  document: ListedDocument;
  onConfirm: (document: ListedDocument) => void;
}

function InboxRow({ document, onConfirm }: InboxRowProps) {
  const { t } = useTranslation();
  const { ago, dateTime, size } = useFormats();
  const canChange = useCanChange();
  const isKnown = paperFields.some((field) => isTelling(document, field));
  const check = {
    label: t('home.inbox.confirm', { name: document.name }),
    run: () => onConfirm(document),
  };
  return (
    <CheckRow check={canChange ? check : undefined}>
      <div className="flex items-baseline gap-3 pr-1">
        <span className="min-w-0">
          <DocumentLink document={document} origin={origin} />
        </span>
        <span className="relative ml-auto shrink-0 text-sm whitespace-nowrap text-muted">
          <time
            dateTime={document.createdAt.toISOString()}
            title={dateTime(document.createdAt)}
            className="pointer-fine:group-has-focus-visible/row:opacity-0"
          >
            {ago(document.createdAt)}
          </time>
          {/* In the place of the time, so that nothing moves. */}
          <span
            aria-hidden
            className="absolute right-0 opacity-0 pointer-fine:group-has-focus-visible/row:opacity-100"
          >
            <Kbd>C</Kbd>
          </span>
        </span>
      </div>
      {isKnown ? (
        <PaperLine document={document} />
      ) : (
        <p className="truncate text-sm text-muted tabular-nums">
          <DocumentStateMark document={document} />
          {size(document.originalSize)} · {t(`documents.type.${fileKindOf(document.mimeType)}`)}
        </p>
      )}
    </CheckRow>
  );
}

/** Removes a document from the list at once, and puts it back if the request fails. */
function useConfirmation(organizationId: string, lastChangeRef: LastChange) {
  const queryClient = useQueryClient();
  const { queryKey } = inboxQuery(organizationId);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const { mark } = useMarkLookedAt(organizationId);
  const confirm = async ({ id }: ListedDocument) => {
    const isOther = (document: { id: string }) => document.id !== id;
    setConfirmed((before) => new Set([...before, id]));
    lastChangeRef.current = undefined;
    try {
      const undo = await mark(namedFilters([id]));
      // The user may have made another change meanwhile.
      lastChangeRef.current ??= undo;
      queryClient.setQueryData(
        queryKey,
        (page) => page && { ...page, documents: page.documents.filter(isOther) },
      );
    } catch {
    } finally {
      setConfirmed((before) => new Set([...before].filter((each) => each !== id)));
    }
  };
  return { confirmed, confirm: (document: ListedDocument) => void confirm(document) };
}

/** Handles the keys of the Inbox for the focused row; if no row has the focus, the first key moves it to one. */
function useInboxKeys(list: { current: HTMLUListElement | null }) {
  const press = (run: (row: HTMLLIElement) => void) => {
    const row = focusedRow(list.current);
    if (row) run(row);
    else checkOf(list.current)?.focus();
  };
  useShortcut({ keys: 'c', label: 'shortcuts.confirm-inbox', run: () => press(toggleRow) });
  useShortcut({ keys: 's', label: 'shortcuts.skip-inbox', run: () => press(focusNeighbour) });
}
