import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { toQueuedJobs } from '../../outbox/lane-store.ts';
import { forEachDatabase } from '../../platform/with-databases.ts';
import type { Platform } from '../../platform/platform.ts';
import { deletePurgedRows, endPurgedRowsJob, insertPurgedRowsJobs } from './purged-rows-store.ts';

export async function beginDeletingPurgedRows(platform: Platform): Promise<void> {
  await forEachDatabase(platform, async (database) => {
    const rows = await insertPurgedRowsJobs(database, platform.clock.now());
    await platform.jobs.send(toQueuedJobs(rows, database));
  });
}

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
