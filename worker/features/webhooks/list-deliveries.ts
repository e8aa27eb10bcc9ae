import type { WebhookDelivery } from '../../../shared/features/webhooks/webhook.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { isSuccess } from './send-message.ts';
import { selectDeliveries } from './webhook-delivery-store.ts';
import { payloadOf } from './webhook-message.ts';

/** The attempts of the last 30 days, newest first. */
export async function listDeliveries(
  scope: OrganizationScope,
  webhookId: string,
  page: Pagination,
): Promise<WebhookDelivery[]> {
  const rows = await selectDeliveries(scope, webhookId, page);
  return rows.flatMap(({ message, ...row }) => {
    const payload = payloadOf(message, row);
    if (!payload) return [];
    return [{ ...row, messageId: message.id, event: payload.type, isSuccess: isSuccess(row) }];
  });
}
