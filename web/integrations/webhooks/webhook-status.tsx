import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';

/** Whether a webhook is enabled, and whether its deliveries succeed. */
export function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  if (!webhook.enabled) return <Badge>{t('webhooks.status.disabled')}</Badge>;
  if (webhook.failingSince) return <Badge tone="danger">{t('webhooks.status.failing')}</Badge>;
  return <Badge tone="success">{t('webhooks.status.enabled')}</Badge>;
}
