import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteWebhookRow } from './webhook-store.ts';

/** Deletes a webhook. Queued messages are dropped; its deliveries are deleted by age. 404 `webhook.not_found`. */
export async function deleteWebhook(scope: OrganizationScope, webhookId: string) {
  if (!(await deleteWebhookRow(scope, webhookId))) throw new AppError('webhook.not_found');
}
