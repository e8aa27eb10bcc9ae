import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJobUnless, extendJobLease } from '../../outbox/job-store.ts';
import { emptyTrashJob, purgeBatchSize, purgeChange, trashUntil } from './purge-store.ts';

/** Deletes everything in the trash for good: at once, or for a very full trash the rest of it by a job. */
export async function emptyTrash(scope: OrganizationScope): Promise<void> {
  const deletedUntil = scope.platform.clock.now();
  const { statements, jobSources } = purgeChange(scope, { deletedUntil });
  await commit(scope, {
    statements,
    jobSources: [...jobSources, emptyTrashJob(scope, deletedUntil)],
  });
}

/** One step of the job: a batch of documents. The job is over with the batch that leaves nothing. */
export async function continueEmptyingTrash(
  scope: OrganizationScope,
  run: JobRun<'trash.empty'>,
): Promise<void> {
  const deletedUntil = new Date(run.job.deletedUntil);
  const { statements, jobSources } = purgeChange(scope, { deletedUntil });
  const { purged } = await commit(scope, {
    jobSources,
    statements: {
      ...statements,
      lease: extendJobLease(scope, run.jobId),
      done: deleteJobUnless(scope.database, run.jobId, trashUntil(scope, deletedUntil)),
    },
  });
  if (purged.length < purgeBatchSize) return;
  await scope.platform.jobs.send([{ jobId: run.jobId, queue: 'jobs' }]);
}
