import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { useDeleteShareLinks } from './share-link-api.ts';

export function useDeletion(organizationId: string, count: number) {
  const { t } = useTranslation();
  return useConfirmedMutation(useDeleteShareLinks(organizationId), {
    title: t('sharing.delete.title', { count }),
    description: t('sharing.delete.description'),
    confirmLabel: t('sharing.delete.many', { count }),
    onSuccess: () => toast.success(t('sharing.delete.done', { count })),
  });
}
