import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from '../../../api/session/session-api.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePaginationLabels } from '../../../i18n/use-pagination-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { isFirstScreen } from '../../../ui/first-screen.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListLoading, ListQuery } from '../../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../../ui/layout/page.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { columnSortOf } from './columns/column-sort.ts';
import { documentPageSizes, isFiltered } from '../document-list-search.ts';
import { isInbox } from '../../inbox/inbox-search.ts';
import { documentsQuery, type DocumentPage } from '../document-api.ts';
import { useListColumns } from './columns/use-list-columns.ts';
import { DocumentsTable } from './documents-table.tsx';
import { ListFilters } from './filters/list-filters.tsx';
import { withoutPieces } from './filters/query-filters.ts';
import { EmptyArchive } from './empty-archive.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useUploadInto, useUploadItems } from '../upload/queue/upload-context.ts';
import { useSelection } from '../selection/selection-store.ts';
import { useGridView } from './use-grid-view.ts';
import { useListState } from './use-list-state.ts';
import { useSidePreview } from './side-preview/use-side-preview.ts';
import { ListViewActions } from '../../views/list-view-actions.tsx';
import { contentOf } from '../../views/view-state.ts';

export function DocumentListPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { state, setState, search, searchOf, view, ...open } = useListState(organizationId);
  const list = useQuery({ ...documentsQuery(organizationId, state), enabled: !open.isPending });
  const { documentsCount = 0, isCountCapped = false, correctedQuery } = list.data ?? {};
  const { unknownTerms = [] } = list.data ?? {};
  const origin = useMemo(
    () => searchOf(correctedQuery ? { ...state, q: correctedQuery } : state),
    [state, searchOf, correctedQuery],
  );
  // Not if the list is cached: going back scrolls to a row far down, which must be rendered.
  const [isStaged] = useState(list.isPending || isFirstScreen());
  const pageCount = Math.ceil(documentsCount / state.pageSize);
  const paginationLabels = usePaginationLabels({ pageIndex: state.pageIndex, pageCount });
  const isPastEnd =
    list.isSuccess && !list.isPlaceholderData && pageCount > 0 && state.pageIndex >= pageCount;
  const listColumns = useListColumns(organizationId, {
    view,
    addressed: search.columns,
    address: open.setColumns,
  });
  const viewName = view?.name;
  useUploadInto(
    useMemo(
      () => (viewName ? { viewName, search: state.q, tagIds: state.tags } : undefined),
      [viewName, state.q, state.tags],
    ),
  );
  const layout = useGridView(organizationId);
  const hasUnknown = unknownTerms.length > 0 && !list.isPlaceholderData;
  const unknown = useDeferred(unknownParts, hasUnknown, errorToast());
  const grid = useDeferred(documentGrid, layout.isGrid, errorToast());
  const side = useSidePreview(list, !layout.isGrid);
  const { id: userId } = useCurrentUser();
  const { q, tags, extractionState } = state;
  const [selection, changeSelection] = useSelection(
    organizationId,
    JSON.stringify([userId, q, tags, extractionState]),
  );

  // Documents can be deleted while the last page is open, and links can be outdated.
  useEffect(() => {
    if (isPastEnd) setState({ pageIndex: pageCount - 1 }, { replace: true });
  });

  const shown = ({ documents }: DocumentPage) => ({
    label: t('documents.list.title'),
    documents,
    origin,
    selection: { value: selection, onChange: changeSelection },
  });

  const isInboxOpen = isInbox({ q: state.q, view: view?.id });
  const inbox = useDeferred(inboxParts, isInboxOpen, errorToast());
  const title = isInboxOpen ? t('navigation.inbox') : t('documents.list.title');

  const isArchiveEmpty = list.isSuccess && !list.isPlaceholderData && documentsCount === 0;
  if (isArchiveEmpty && !isFiltered(state) && !view) {
    return (
      <PageBody width="full">
        <PageHeader title={t('documents.list.title')} />
        <EmptyArchive organizationId={organizationId} />
      </PageBody>
    );
  }
  return (
    <PageBody width="full">
      <PageHeader
        title={view?.name ?? title}
        actions={
          <>
            {inbox && isInboxOpen && (
              <inbox.ReviewButton
                organizationId={organizationId}
                documentId={list.data?.documents[0]?.id}
                origin={origin}
              />
            )}
            <ListViewActions
              organizationId={organizationId}
              view={view}
              isViewMissing={open.isMissing}
              content={contentOf(state, listColumns.columns)}
              areColumnsChosen={listColumns.isChosen}
            />
          </>
        }
        note={
          documentsCount > 0 &&
          (isFiltered(state) ? (
            <ResultCount count={documentsCount} isCapped={isCountCapped} />
          ) : (
            t('documents.total', { count: documentsCount })
          ))
        }
      />
      <div className="flex flex-col gap-4" aria-busy={list.isPlaceholderData}>
        {open.isMissing && <Callout>{t('error.view.not_found')}</Callout>}
        <ListFilters
          organizationId={organizationId}
          state={state}
          columns={listColumns}
          view={layout}
          onChange={setState}
        />
        {hasUnknown && unknown && (
          <unknown.UnknownTerms
            terms={unknownTerms}
            q={state.q}
            onSearch={(next) => setState({ q: next, pageIndex: 0 })}
          />
        )}
        {tags.length > 0 && !view && (
          <TagOffer key={tags.join()} organizationId={organizationId} tagIds={tags} />
        )}
        <ListQuery
          query={list}
          loadingLabel={t('documents.list.loading')}
          loadingRows={8}
          errorTitle={t('documents.list.error')}
          isEmpty={(page) => page.documentsCount === 0}
          empty={
            inbox && isInboxOpen && tags.length === 0 ? (
              <inbox.InboxEmpty />
            ) : (
              <NoResults
                isSearchOnly={tags.length === 0 && extractionState === undefined}
                onClear={() => setState({ ...noFilter, pageIndex: 0 })}
              />
            )
          }
        >
          {(page) => (
            <div
              className={clsx(
                'flex flex-col gap-4 transition-opacity duration-fast',
                list.isPlaceholderData && 'opacity-60',
              )}
            >
              {page.correctedQuery && (
                <p className="text-muted">
                  {t('search.corrected', { query: page.correctedQuery })}
                </p>
              )}
              {layout.isGrid ? (
                ((grid && <grid.DocumentGrid {...shown(page)} columns={listColumns.columns} />) ?? (
                  <ListLoading label={t('documents.list.loading')} rows={8} />
                ))
              ) : (
                <div
                  className={clsx(side.document && 'grid grid-cols-[minmax(0,1fr)_27rem] gap-6')}
                >
                  <DocumentsTable
                    {...shown(page)}
                    columns={listColumns.columns}
                    areColumnsChosen={listColumns.isChosen}
                    sort={columnSortOf(state, setState)}
                    preview={side.keys}
                    isStaged={isStaged}
                  />
                  {side.document && side.parts && (
                    <side.parts.SidePreview
                      document={side.document}
                      origin={origin}
                      onClose={side.close}
                    />
                  )}
                </div>
              )}
              <Pagination
                pageIndex={state.pageIndex}
                pageSize={state.pageSize}
                pageCount={pageCount}
                rowsCount={documentsCount}
                pageSizes={documentPageSizes}
                onPageChange={(pageIndex) => setState({ pageIndex })}
                onPageSizeChange={(size) => {
                  const pageSize = documentPageSizes.find((known) => known === size);
                  if (pageSize) setState({ pageSize, pageIndex: 0 });
                }}
                labels={paginationLabels}
              />
              <SelectionBar
                organizationId={organizationId}
                state={{ ...state, q: withoutPieces(state.q, unknownTerms) }}
                columns={listColumns.columns}
                page={page}
                selection={selection}
                onSelect={(next) => changeSelection(() => next)}
              />
            </div>
          )}
        </ListQuery>
      </div>
    </PageBody>
  );
}

const inboxParts = defer(() => import('../../inbox/inbox-list-parts.tsx'));
const unknownParts = defer(() => import('./filters/unknown-terms.tsx'));
const documentGrid = defer(() => import('../grid/document-grid.tsx'));
const uploadTagOffer = defer(() => import('../upload/panel/upload-tag-offer.tsx'));

const noFilter = { q: '', tags: [], extractionState: undefined };

function TagOffer(props: { organizationId: string; tagIds: readonly string[] }) {
  const parts = useDeferred(uploadTagOffer, true);
  const items = useUploadItems();
  // Uploads that finish while this code loads are offered, too.
  const [earlierIds] = useState(() => items.map(({ id }) => id));
  return parts && <parts.UploadTagOffer {...props} earlierIds={earlierIds} />;
}

function ResultCount({ count, isCapped }: { count: number; isCapped: boolean }) {
  const { t } = useTranslation();
  return (
    <output>
      {isCapped ? t('documents.results-many', { count }) : t('documents.results', { count })}
    </output>
  );
}

function NoResults({ isSearchOnly, onClear }: { isSearchOnly: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<FileSearch size={24} />}
      title={t('documents.no-results.title')}
      description={t(
        isSearchOnly
          ? 'documents.no-results.search-description'
          : 'documents.no-results.description',
      )}
      actions={
        <Button onClick={onClear}>
          {t(isSearchOnly ? 'documents.search.clear' : 'documents.filter.clear')}
        </Button>
      }
    />
  );
}
