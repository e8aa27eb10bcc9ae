import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { countNextSpending, endSpendingJob, raiseVersionOnceCounted } from './spending-store.ts';

export async function countSpending(
  scope: OrganizationScope,
  { jobId }: JobRun<'spending.count'>,
): Promise<void> {
  const { done } = await commit(scope, {
    statements: {
      counted: countNextSpending(scope),
      raised: raiseVersionOnceCounted(scope),
      lease: extendJobLease(scope, jobId),
      done: endSpendingJob(scope, jobId),
    },
  });
  if (done.length === 0) await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
