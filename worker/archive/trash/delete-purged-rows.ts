import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { deletePurgedRows, endPurgedRowsJob } from './purged-rows-store.ts';

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
