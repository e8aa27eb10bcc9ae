import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteWebhookRow } from './webhook-store.ts';

/** Removes a webhook; what is still queued for it is dropped, its deliveries go with their age. 404 `webhook.not_found`. */
export async function deleteWebhook(scope: OrganizationScope, webhookId: string) {
  if (!(await deleteWebhookRow(scope, webhookId))) throw new AppError('webhook.not_found');
}
