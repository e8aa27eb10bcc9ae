import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements } from '../../../database/database.ts';
import { commit, enqueue } from '../../../outbox/commit.ts';
import { deleteJobs } from '../../../outbox/job-store.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { toQueuedJobs } from '../../../outbox/lane-store.ts';
import { startDeliveriesOfEvent } from './delivery-job-store.ts';
import { recordOverflow } from './dropped-delivery-store.ts';
import { deleteOverflow, insertEventPages, selectPublishedJobs } from './webhook-event-store.ts';

/**
 * Writes events as pages that webhooks read, and wakes the subscribed webhooks. This happens
 * exactly once, because the job ends in the same batch. Beyond the limit, the oldest events become
 * failed deliveries.
 */
export async function publishEvents(
  scope: OrganizationScope,
  run: JobRun<'events.publish'>,
): Promise<void> {
  const { event } = run.job;
  const jobIds = selectPublishedJobs(scope, run);
  const { jobSources, statements } = startDeliveriesOfEvent(scope, event);
  const { due } = await commit(scope, {
    jobSources,
    statements: joinStatements({ pages: insertEventPages(scope, { event, jobIds }) }, statements, {
      done: deleteJobs(scope.database, jobIds),
      dropped: recordOverflow(scope, event),
      overflow: deleteOverflow(scope, event),
    }),
  });
  enqueue(scope, toQueuedJobs(due));
}
