import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { toQueuedJobs } from '../../outbox/lane-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { deletePurgedRows, endPurgedRowsJob, insertPurgedRowsJobs } from './purged-rows-store.ts';

/** Cron step: begins to delete the rows of deleted documents for which there is no job. */
export async function beginDeletingPurgedRows(platform: Platform): Promise<void> {
  for (const database of platform.databases) {
    const rows = await insertPurgedRowsJobs(database, platform.clock.now());
    await platform.jobs.send(toQueuedJobs(rows));
  }
}

/** One step of the job: deletes some of the rows that belonged to deleted documents. The job ends with the last. */
export async function continueDeletingPurgedRows(
  scope: OrganizationScope,
  { jobId }: JobRun<'purged-rows.delete'>,
): Promise<void> {
  const { done } = await commit(scope, {
    statements: {
      deleted: deletePurgedRows(scope),
      lease: extendJobLease(scope, jobId),
      done: endPurgedRowsJob(scope, jobId),
    },
  });
  if (done.length === 0) await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
