import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirmedMutation } from '../../ui/overlays/use-confirmed-mutation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useEmptyTrash } from './trash-api.ts';

export interface EmptyTrashButtonProps {
  organizationId: string;
  /** How many documents are in the trash. */
  count: number;
}

export function EmptyTrashButton({ organizationId, count }: EmptyTrashButtonProps) {
  const { t } = useTranslation();
  const emptying = useConfirmedMutation(useEmptyTrash(organizationId), {
    title: t('trash.delete-all.title'),
    description: t('trash.delete-all.description', { count }),
    confirmLabel: t('trash.delete-all.confirm'),
    onSuccess: () =>
      toast.success(t('trash.delete-all.done'), {
        description: t('trash.delete-all.done-description'),
      }),
  });

  return (
    <Button
      variant="danger"
      icon={<Trash2 size={16} aria-hidden />}
      isLoading={emptying.isPending}
      onClick={() => emptying.ask()}
    >
      {t('trash.delete-all.action')}
    </Button>
  );
}
