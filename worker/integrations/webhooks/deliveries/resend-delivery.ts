import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { enqueue } from '../../../outbox/commit.ts';
import { toQueuedJobs } from '../../../outbox/job-store.ts';
import { AppError } from '../../../http/app-error.ts';
import { insertResendJob } from './webhook-delivery-store.ts';

/** Queues the message of a delivery again, under the same `webhook-id` and without retries. 404 `webhook.not_found`. */
export async function resendDelivery(
  scope: OrganizationScope,
  delivery: { webhookId: string; deliveryId: string },
) {
  const jobs = await insertResendJob(scope, delivery);
  if (jobs.length === 0) throw new AppError('webhook.not_found');
  enqueue(scope, toQueuedJobs(jobs));
}
