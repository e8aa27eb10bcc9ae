import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { postponeJob } from '../../../outbox/job-store.ts';
import { nextDeliveryAt } from './delivery-job-store.ts';
import { recordUndelivered } from './dropped-delivery-store.ts';
import { deleteMessages } from './messages/webhook-message-store.ts';

/**
 * Turns messages that could never be delivered into failed deliveries. The job continues with later
 * events, if there are any.
 */
export function giveUpDelivering(
  scope: OrganizationScope,
  { jobId, webhookId }: { jobId: string; webhookId: string },
): Statement[] {
  const { database, platform } = scope;
  const { postponed, done } = postponeJob(
    database,
    jobId,
    nextDeliveryAt(scope, webhookId, platform.clock.now()),
  );
  return [
    ...recordUndelivered(scope, webhookId),
    deleteMessages(scope, webhookId),
    postponed,
    done,
  ];
}
