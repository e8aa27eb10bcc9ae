import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { enqueue } from '../../../outbox/commit.ts';
import { toQueuedJobs } from '../../../outbox/job-store.ts';
import { AppError } from '../../../http/app-error.ts';
import { insertTestJob } from './webhook-delivery-store.ts';

/** Queues a `webhook:test` event without retries, even while the webhook is disabled. 404 `webhook.not_found`. */
export async function sendTestEvent(scope: OrganizationScope, webhookId: string) {
  const jobs = await insertTestJob(scope, webhookId);
  if (jobs.length === 0) throw new AppError('webhook.not_found');
  enqueue(scope, toQueuedJobs(jobs));
}
