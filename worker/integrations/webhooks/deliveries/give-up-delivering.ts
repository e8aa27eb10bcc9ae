import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { postponeJob } from '../../../outbox/job-store.ts';
import { nextDeliveryAt } from './delivery-job-store.ts';
import { recordUndelivered } from './dropped-delivery-store.ts';
import { deleteMessages } from './webhook-message-store.ts';

/** Messages that never could be delivered become failed deliveries; the job goes on with the events after them, if any. */
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
