import { Trash2 } from 'lucide-react';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/overlays/confirm.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useEmptyTrash } from './trash-api.ts';

export interface EmptyTrashButtonProps {
  organizationId: string;
  /** How many documents are in the trash. */
  count: number;
}

export function EmptyTrashButton({ organizationId, count }: EmptyTrashButtonProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const errorMessage = useErrorMessage();
  const emptyTrash = useEmptyTrash(organizationId);

  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('trash.delete-all.title'),
      description: t('trash.delete-all.description', { count }),
      confirmLabel: t('trash.delete-all.confirm'),
      isDestructive: true,
    });
    if (!isConfirmed) return;
    emptyTrash.mutate(undefined, {
      onSuccess: () =>
        toast.success(t('trash.delete-all.done'), {
          description: t('trash.delete-all.done-description'),
        }),
      onError: (error) => toast.error(errorMessage(error)),
    });
  };

  return (
    <Button
      variant="danger"
      icon={<Trash2 size={16} aria-hidden />}
      isLoading={emptyTrash.isPending}
      onClick={() => void ask()}
    >
      {t('trash.delete-all.action')}
    </Button>
  );
}
