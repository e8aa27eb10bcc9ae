import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/display/badge.tsx';

/** Shows nothing while a webhook is enabled and its deliveries succeed. */
export function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  if (!webhook.enabled) return <Badge>{t('webhooks.status.disabled')}</Badge>;
  if (webhook.failingSince) return <Badge tone="danger">{t('webhooks.status.failing')}</Badge>;
  return null;
}
