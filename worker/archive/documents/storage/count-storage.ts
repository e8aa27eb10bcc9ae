import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { extendJobLease } from '../../../outbox/job-store.ts';
import { countNextStatements, endCountJob } from './storage-store.ts';

export async function countStorage(
  scope: OrganizationScope,
  { jobId }: JobRun<'storage.count'>,
): Promise<void> {
  const { done } = await commit(scope, {
    statements: {
      counted: countNextStatements(scope),
      lease: extendJobLease(scope, jobId),
      done: endCountJob(scope, jobId),
    },
  });
  if (done.length === 0) await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
