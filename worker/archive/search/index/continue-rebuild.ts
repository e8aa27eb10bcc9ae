import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import type { JobRun, RebuildCursor } from '../../../outbox/job.ts';
import { deleteJob } from '../../../outbox/job-store.ts';
import { rebuildSearchIndex } from './rebuild-search-index.ts';

const stepsPerJob = 10;

/** A few steps of a rebuild; the rest is left to a job of its own, so that no run takes long. */
export async function continueRebuild(
  scope: OrganizationScope,
  run: JobRun<'search-index.rebuild'>,
): Promise<void> {
  let cursor: RebuildCursor | null = run.job.cursor;
  for (let step = 0; step < stepsPerJob && cursor; step += 1) {
    cursor = await rebuildSearchIndex(scope, cursor);
  }
  await commit(scope, {
    statements: { done: deleteJob(scope.database, run.jobId) },
    jobs: cursor ? [{ type: 'search-index.rebuild', cursor }] : [],
  });
}
