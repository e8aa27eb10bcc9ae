import type { WebhookDelivery } from '../../../../shared/integrations/webhooks/webhook.ts';
import type { Pagination } from '../../../../shared/pagination.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { isSuccess } from './messages/send-message.ts';
import { findDeliveries } from './webhook-delivery-store.ts';
import { payloadOf } from './messages/webhook-message.ts';

/** Returns the last delivery attempts, the newest first. Throws 404 `webhook.not_found`. */
export async function listDeliveries(
  scope: OrganizationScope,
  webhookId: string,
  page: Pagination,
): Promise<WebhookDelivery[]> {
  const rows = await findDeliveries(scope, webhookId, page);
  if (!rows) throw new AppError('webhook.not_found');
  return rows.map(({ message, ...row }) => {
    const { type: event } = payloadOf(message, row);
    return { ...row, messageId: message.id, event, isSuccess: isSuccess(row) };
  });
}
