import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useConfig } from '../../api/config-api.ts';
import { usePaginationLabels } from '../../i18n/use-pagination-labels.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { EmptyTrashButton } from './empty-trash-button.tsx';
import { trashQuery } from './trash-api.ts';
import { trashPageOf, trashPageSizes, type TrashSearch } from './trash-search.ts';
import { TrashTable } from './trash-table.tsx';

export function TrashPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const retention = { count: useConfig().documents.deletedDocumentsRetentionDays };
  const page = trashPageOf(useSearch({ strict: false }));
  const trash = useQuery(trashQuery(organizationId, page));
  const { documentsCount = 0 } = trash.data ?? {};
  const pageCount = Math.ceil(documentsCount / page.pageSize);
  const isPastEnd = pageCount > 0 && page.pageIndex >= pageCount;
  const labels = usePaginationLabels({ ...page, pageCount });

  const show = (search: TrashSearch, options?: { replace: boolean }) =>
    void navigate({
      to: '/organizations/$organizationId/deleted',
      params: { organizationId },
      search,
      ...options,
    });

  // The last page disappears with its last document.
  useEffect(() => {
    if (isPastEnd) show({ ...page, pageIndex: pageCount - 1 }, { replace: true });
  });

  return (
    <PageBody>
      <PageHeader
        title={t('trash.title')}
        actions={
          documentsCount > 0 && (
            <EmptyTrashButton organizationId={organizationId} count={documentsCount} />
          )
        }
      />
      <div className="flex flex-col gap-4">
        <ListQuery
          query={trash}
          loadingLabel={t('trash.loading')}
          errorTitle={t('trash.error')}
          isEmpty={(data) => data.documentsCount === 0}
          empty={
            <EmptyState
              icon={<Trash2 size={24} />}
              title={t('trash.empty.title')}
              description={t('trash.empty.description', retention)}
            />
          }
        >
          {({ documents }) => (
            <>
              <Callout>{t('trash.notice', retention)}</Callout>
              <TrashTable documents={documents} />
              <Pagination
                {...page}
                pageCount={pageCount}
                pageSizes={trashPageSizes}
                onPageChange={(pageIndex) => show({ ...page, pageIndex })}
                onPageSizeChange={(size) =>
                  show({ pageSize: trashPageSizes.find((known) => known === size) })
                }
                labels={labels}
              />
            </>
          )}
        </ListQuery>
      </div>
    </PageBody>
  );
}
