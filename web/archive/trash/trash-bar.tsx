import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { BulkBarFrame } from '../bulk/bulk-bar-frame.tsx';
import { usePurgeDocuments, useRestoreDocuments } from './trash-api.ts';
import { useRestoredToast } from './use-restored-toast.ts';

interface TrashBarProps {
  organizationId: string;
  documentIds: readonly string[];
  onClear: () => void;
}

export function TrashBar({ organizationId, documentIds, onClear }: TrashBarProps) {
  const { t } = useTranslation();
  const toastRestored = useRestoredToast();
  const count = documentIds.length;
  const restore = useRestoreDocuments(organizationId, {
    onSuccess: (restored) => {
      onClear();
      toastRestored(restored);
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
