import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findWebhook } from './webhook-store.ts';

export async function getWebhook(scope: OrganizationScope, webhookId: string): Promise<Webhook> {
  const webhook = await findWebhook(scope, webhookId);
  if (!webhook) throw new AppError('webhook.not_found');
  return webhook;
}
