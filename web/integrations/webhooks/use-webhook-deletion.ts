import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { useDeleteWebhook } from './webhook-api.ts';

export function useWebhookDeletion(webhook: Webhook, onDeleted?: () => void) {
  const { t } = useTranslation();
  const { id: webhookId, organizationId, name } = webhook;
  return useConfirmedMutation(useDeleteWebhook({ organizationId, webhookId }), {
    title: t('webhooks.delete.title', { name }),
    description: t('webhooks.delete.description'),
    confirmLabel: t('webhooks.delete.action'),
    onSuccess: () => {
      toast.success(t('webhooks.delete.done', { name }));
      onDeleted?.();
    },
  });
}
