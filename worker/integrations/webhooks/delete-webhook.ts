import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteReadPages } from './deliveries/webhook-event-store.ts';
import { dropMessages } from './deliveries/messages/webhook-message-store.ts';
import { deleteWebhookRow } from './webhook-store.ts';

/**
 * Deletes a webhook and its waiting messages. Its deliveries are deleted by age. Throws 404
 * `webhook.not_found`.
 */
export async function deleteWebhook(scope: OrganizationScope, webhookId: string) {
  const { deleted } = await commit(scope, {
    statements: {
      deleted: deleteWebhookRow(scope, webhookId),
      dropped: dropMessages(scope, webhookId),
      pages: deleteReadPages(scope),
    },
  });
  if (deleted.length === 0) throw new AppError('webhook.not_found');
}
