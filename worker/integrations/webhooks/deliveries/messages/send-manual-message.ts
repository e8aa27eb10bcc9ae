import { tooManyRequests } from '../../../../access/rate-limits/enforce-rate-limit.ts';
import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { AppError } from '../../../../http/app-error.ts';
import { commit, enqueue } from '../../../../outbox/commit.ts';
import { toQueuedJobs } from '../../../../outbox/lane-store.ts';
import { maxPerMinute, resendChange, testMessageChange } from './manual-message-store.ts';

export function sendTestEvent(scope: OrganizationScope, webhookId: string): Promise<void> {
  return sendManually(scope, testMessageChange(scope, webhookId));
}

/** Enqueues the message of a delivery again, with the same `webhook-id` and without retries. */
export function resendDelivery(
  scope: OrganizationScope,
  delivery: { webhookId: string; deliveryId: string },
): Promise<void> {
  return sendManually(scope, resendChange(scope, delivery));
}

/** Throws 404 `webhook.not_found`, and 429 `request.rate_limited` after 20 messages to a webhook within a minute. */
async function sendManually(
  scope: OrganizationScope,
  change: ReturnType<typeof testMessageChange>,
): Promise<void> {
  const { counted, inserted, due } = await commit(scope, change);
  const over = counted.find(({ count }) => count > maxPerMinute);
  if (over) throw tooManyRequests(over.windowEndsAt.getTime(), scope.platform.clock.now());
  if (inserted.length === 0) throw new AppError('webhook.not_found');
  enqueue(scope, toQueuedJobs(due));
}
