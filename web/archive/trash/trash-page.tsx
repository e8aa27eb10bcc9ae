import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { FileSearch, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { limits } from '../../../shared/limits.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { usePaginationLabels } from '../../i18n/use-pagination-labels.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/forms/text/search-field.tsx';
import { useSearchText } from '../../ui/forms/text/use-search-text.ts';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { nothingSelected, type Selection } from '../documents/selection/document-selection.ts';
import { trashQuery } from './trash-api.ts';
import { TrashBar } from './trash-bar.tsx';
import { trashPageOf, trashPageSizes, type TrashSearch } from './trash-search.ts';
import { TrashTable } from './trash-table.tsx';
import { useTrashSelection } from './use-trash-selection.ts';
import { WholeTrashActions } from './whole-trash-actions.tsx';

export function TrashPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigateFromHere();
  const canChange = useCanChange();
  const retention = { count: useConfig().documents.deletedDocumentsRetentionDays };
  const { q, ...page } = trashPageOf(useSearch({ strict: false }));
  const trash = useQuery(trashQuery(organizationId, { q, ...page }));
  const [selection, select] = useTrashSelection(
    JSON.stringify([q, page]),
    trash.isPlaceholderData ? undefined : trash.data?.documents,
  );
  const { documentsCount = 0 } = trash.data ?? {};
  const pageCount = Math.ceil(documentsCount / page.pageSize);
  const isPastEnd = !trash.isPlaceholderData && pageCount > 0 && page.pageIndex >= pageCount;
  const labels = usePaginationLabels({ ...page, pageCount });
  const isSearch = q.trim() !== '';

  const show = (search: TrashSearch, options?: { replace: boolean }) =>
    void navigate({
      to: '/organizations/$organizationId/deleted',
      params: { organizationId },
      search: { ...(isSearch && { q }), ...search },
      ...options,
    });
  const search = (text: string) => {
    select(nothingSelected);
    show({ q: text === '' ? undefined : text, pageSize: page.pageSize }, { replace: true });
  };

  useEffect(() => {
    if (isPastEnd) show({ ...page, pageIndex: pageCount - 1 }, { replace: true });
  });

  return (
    <PageBody>
      <PageHeader
        title={t('trash.title')}
        note={
          documentsCount > 0 &&
          (isSearch ? (
            <output>{t('documents.results', { count: documentsCount })}</output>
          ) : (
            t('documents.total', { count: documentsCount })
          ))
        }
        actions={
          canChange &&
          !isSearch && <WholeTrashActions organizationId={organizationId} count={documentsCount} />
        }
      />
      <div className="flex flex-col gap-4" aria-busy={trash.isPlaceholderData}>
        <Callout>{t('trash.notice', retention)}</Callout>
        {(documentsCount > 0 || isSearch) && <TrashSearchField q={q} onSearch={search} />}
        <ListQuery
          query={trash}
          loadingLabel={t('trash.loading')}
          errorTitle={t('trash.error')}
          isEmpty={(data) => data.documentsCount === 0}
          empty={
            isSearch ? (
              <EmptyState
                icon={<FileSearch size={24} />}
                title={t('documents.no-results.title')}
                description={t('trash.no-results')}
                actions={<Button onClick={() => search('')}>{t('documents.search.clear')}</Button>}
              />
            ) : (
              <EmptyState
                icon={<Trash2 size={24} />}
                title={t('trash.empty.title', retention)}
                description={canChange && t('trash.empty.description', retention)}
              />
            )
          }
        >
          {({ documents }) => (
            <div
              className={clsx(
                'flex flex-col gap-4 transition-opacity duration-fast',
                trash.isPlaceholderData && 'opacity-60',
              )}
            >
              <TrashTable documents={documents} selection={selection} onSelect={select} />
              <Pagination
                {...page}
                pageCount={pageCount}
                rowsCount={documentsCount}
                pageSizes={trashPageSizes}
                onPageChange={(pageIndex) => show({ ...page, pageIndex })}
                onPageSizeChange={(size) =>
                  show({ pageSize: trashPageSizes.find((known) => known === size) })
                }
                labels={labels}
              />
              <SelectedDocuments
                organizationId={organizationId}
                selection={selection}
                onClear={() => select(nothingSelected)}
              />
            </div>
          )}
        </ListQuery>
      </div>
    </PageBody>
  );
}

function TrashSearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useSearchText(q, onSearch);
  return (
    <SearchField
      label={t('trash.search')}
      clearLabel={t('documents.search.clear')}
      className="sm:max-w-96"
      maxLength={limits.searchQuery.max}
      value={text}
      onValueChange={setText}
    />
  );
}

function SelectedDocuments(props: {
  organizationId: string;
  selection: Selection;
  onClear: () => void;
}) {
  const { organizationId, selection, onClear } = props;
  const canChange = useCanChange();
  if (!canChange || selection.kind === 'all' || selection.ids.size === 0) return null;
  return (
    <TrashBar organizationId={organizationId} documentIds={[...selection.ids]} onClear={onClear} />
  );
}
