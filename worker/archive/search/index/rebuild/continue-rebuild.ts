import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { commit } from '../../../../outbox/commit.ts';
import type { JobRun, RebuildCursor } from '../../../../outbox/job.ts';
import { deleteJob, selectReplacementJobs } from '../../../../outbox/job-store.ts';
import { rebuildStep } from './rebuild-step.ts';

const stepsPerJob = 10;

export async function continueRebuild(
  scope: OrganizationScope,
  run: JobRun<'search-index.rebuild'>,
): Promise<void> {
  let cursor: RebuildCursor | null = run.job.cursor;
  for (let step = 0; step < stepsPerJob && cursor; step += 1) {
    cursor = await rebuildStep(scope, cursor);
  }
  await commit(scope, {
    statements: { done: deleteJob(scope.database, run.jobId) },
    jobSources: cursor
      ? [selectReplacementJobs(run.jobId, [{ type: 'search-index.rebuild', cursor }])]
      : [],
  });
}
