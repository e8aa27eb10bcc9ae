import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit, enqueue } from '../../../outbox/commit.ts';
import { deleteJob } from '../../../outbox/job-store.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { toQueuedJobs } from '../../../outbox/lane-store.ts';
import { startDeliveriesOfEvent } from './delivery-job-store.ts';
import { insertEventPages } from './webhook-event-store.ts';

/** Writes events where webhooks read them, and wakes the subscribed ones: all of it once, with the end of the job. */
export async function publishEvents(
  scope: OrganizationScope,
  run: JobRun<'events.publish'>,
): Promise<void> {
  const { jobSources, statements } = startDeliveriesOfEvent(scope, run.job.event);
  const { due } = await commit(scope, {
    jobSources,
    statements: {
      pages: insertEventPages(scope, run),
      ...statements,
      done: deleteJob(scope.database, run.jobId),
    },
  });
  enqueue(scope, toQueuedJobs(due));
}
