import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { onBehalfOfStarter } from '../../outbox/job-starter.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { extendTrashJob } from './purge-store.ts';
import {
  endRestoreJob,
  restoreTrashChange,
  restoreTrashJob,
  selectRestoreJob,
} from './trash-store.ts';

export async function restoreTrash(scope: OrganizationScope): Promise<void> {
  const deletedUntil = scope.platform.clock.now();
  const rest = restoreTrashJob(scope, deletedUntil);
  const { eventSources, statements } = restoreTrashChange(scope, deletedUntil);
  await commit(scope, {
    eventSources,
    statements: joinStatements(statements, {
      extended: extendTrashJob(scope, 'trash.restore', rest),
    }),
    jobSources: [selectRestoreJob(scope, deletedUntil)],
  });
}

export async function continueRestoringTrash(
  systemScope: OrganizationScope,
  { jobId, job }: JobRun<'trash.restore'>,
): Promise<void> {
  const scope = onBehalfOfStarter(systemScope, job);
  const deletedUntil = new Date(job.deletedUntil);
  const { eventSources, statements } = restoreTrashChange(scope, deletedUntil);
  const { done } = await commit(scope, {
    eventSources,
    statements: joinStatements(statements, {
      lease: extendJobLease(scope, jobId),
      done: endRestoreJob(scope, jobId),
    }),
  });
  if (done.length > 0) return;
  await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
