import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { enqueue } from '../../../outbox/commit.ts';
import { AppError } from '../../../http/app-error.ts';
import { insertTestJob } from './webhook-delivery-store.ts';

/** Sends a `webhook:test` once, soon, also while the webhook is switched off. 404 `webhook.not_found`. */
export async function sendTestEvent(scope: OrganizationScope, webhookId: string) {
  const queued = await insertTestJob(scope, webhookId);
  if (queued.length === 0) throw new AppError('webhook.not_found');
  enqueue(scope, queued);
}
