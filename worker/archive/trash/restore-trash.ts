import type { RestoredTrash } from '../../../shared/archive/trash/trash.ts';
import { hasPermission } from '../../access/actor.ts';
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
  selectRestorable,
  selectRestoreJob,
  selectTrashed,
} from './trash-store.ts';

/**
 * Restores the trash; beyond one step, a job restores the rest. Documents whose file another one
 * has now stay there.
 */
export async function restoreTrash(scope: OrganizationScope): Promise<RestoredTrash> {
  const deletedUntil = scope.platform.clock.now();
  const rest = restoreTrashJob(scope, deletedUntil);
  const { eventSources, statements } = restoreTrashChange(scope, deletedUntil);
  const { restored, left, skipped } = await commit(scope, {
    eventSources,
    statements: joinStatements(statements, {
      extended: extendTrashJob(scope, 'trash.restore', rest),
      left: selectRestorable(scope, deletedUntil),
      skipped: selectTrashed(scope, deletedUntil),
    }),
    jobSources: [selectRestoreJob(scope, deletedUntil)],
  });
  const isContinued = left.length > 0;
  const isTold = !isContinued && hasPermission(scope.actor, 'documents:read');
  return {
    restoredCount: restored.length,
    skippedDocumentIds: isTold ? skipped.map(({ id }) => id) : [],
    isContinued,
  };
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
