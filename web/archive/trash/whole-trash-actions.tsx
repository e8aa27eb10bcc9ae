import { ArchiveRestore, Trash2 } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { useEmptyTrash, useRestoreTrash } from './trash-api.ts';
import { useRestoredToast } from './use-restored-toast.ts';

interface WholeTrashActionsProps {
  organizationId: string;
  count: number;
}

export function WholeTrashActions({ organizationId, count }: WholeTrashActionsProps) {
  const { t } = useTranslation();
  const toastRestored = useRestoredToast();
  // Determined when the action begins: many documents are processed in the background.
  const isLong = count > limits.trashStep;
  const restoring = useConfirmedMutation(useRestoreTrash(organizationId), {
    title: t('trash.restore-all.title'),
    description: t('trash.restore-all.description', { count }),
    confirmLabel: t('trash.restore-all.action'),
    isDestructive: false,
    onSuccess: ({ restoredCount, skippedDocumentIds, isContinued }) =>
      isContinued
        ? toast.success(t('trash.restore-all.started'), {
            description: t('trash.restore-all.in-background'),
          })
        : toastRestored({ count: restoredCount, skippedCount: skippedDocumentIds.length }),
  });
  const emptying = useConfirmedMutation(useEmptyTrash(organizationId), {
    title: t('trash.delete-all.title'),
    description: t('trash.delete-all.description', { count }),
    confirmLabel: t('trash.delete-all.confirm'),
    onSuccess: () =>
      isLong
        ? toast.success(t('trash.delete-all.started'), { description: t('trash.in-background') })
        : toast.success(t('trash.delete-all.done'), {
            description: t('trash.delete-all.done-description'),
          }),
  });

  return (
    <>
      <Button
        icon={<ArchiveRestore size={16} aria-hidden />}
        disabled={count === 0}
        isLoading={restoring.isPending}
        onClick={() => restoring.ask()}
      >
        {t('trash.restore-all.action')}
      </Button>
      <Button
        variant="danger-outline"
        icon={<Trash2 size={16} aria-hidden />}
        disabled={count === 0}
        isLoading={emptying.isPending}
        onClick={() => emptying.ask()}
      >
        {t('trash.delete-all.action')}
      </Button>
    </>
  );
}
