import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListLoading } from '../../../ui/lists/list-states.tsx';
import { trashQuery } from '../../trash/trash-api.ts';
import { DropZone } from '../upload/picking/drop-zone.tsx';

export function NoDocuments({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const trash = useQuery(trashQuery(organizationId, { q: '', pageIndex: 0, pageSize: 1 }));
  if (trash.isPending) return <ListLoading label={t('documents.list.loading')} />;
  const count = trash.data?.documentsCount ?? 0;
  return (
    <EmptyState
      icon={<FolderOpen size={24} />}
      title={count > 0 ? t('documents.empty.all-deleted.title') : t('documents.empty.title')}
      description={description()}
      actions={
        count > 0 && (
          <Button
            render={
              <Link to="/organizations/$organizationId/deleted" params={{ organizationId }} />
            }
          >
            {t('documents.empty.all-deleted.action')}
          </Button>
        )
      }
    >
      {canChange && (
        <div className="flex flex-col items-center gap-4">
          <div className="w-full">
            <DropZone />
          </div>
          <Button
            variant="link"
            render={
              <Link
                to="/organizations/$organizationId/settings/import"
                params={{ organizationId }}
              />
            }
          >
            {t('import.empty-hint')}
          </Button>
        </div>
      )}
    </EmptyState>
  );

  function description() {
    if (!canChange) return count > 0 ? undefined : t('documents.empty.for-viewers');
    return count > 0
      ? t('documents.empty.all-deleted.description', { count })
      : t('documents.empty.description');
  }
}
