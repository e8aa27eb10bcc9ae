import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { BulkBarFrame } from '../bulk/bulk-bar-frame.tsx';
import { usePurgeDocuments, useRestoreDocuments } from './trash-api.ts';

interface TrashBarProps {
  organizationId: string;
  documentIds: readonly string[];
  onClear: () => void;
}

export function TrashBar({ organizationId, documentIds, onClear }: TrashBarProps) {
  const { t } = useTranslation();
  const count = documentIds.length;
  const restore = useRestoreDocuments(organizationId, {
    onSuccess: ({ count: restored, skippedCount }) => {
      onClear();
      if (skippedCount > 0) toast.warning(t('trash.not-restored', { count: skippedCount }));
      if (restored > 0) toast.success(t('documents.bulk.restored', { count: restored }));
    },
  });
  const purge = useConfirmedMutation(usePurgeDocuments(organizationId), {
    title: t('trash.delete-many.title', { count }),
    description: t('trash.delete-many.description'),
    confirmLabel: t('trash.delete.confirm'),
    onSuccess: (purged) => {
      onClear();
      toast.success(t('trash.delete-many.done', { count: purged }));
    },
  });

  return (
    <BulkBarFrame count={count} onClear={onClear}>
      <Button
        size="sm"
        icon={<ArchiveRestore size={16} aria-hidden />}
        isLoading={restore.isPending}
        onClick={() => restore.mutate(documentIds)}
      >
        {t('trash.restore')}
      </Button>
      <Button
        size="sm"
        variant="danger-ghost"
        icon={<Trash2 size={16} aria-hidden />}
        isLoading={purge.isPending}
        onClick={() => purge.ask(documentIds)}
      >
        {t('trash.delete.confirm')}
      </Button>
    </BulkBarFrame>
  );
}
