import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { onBehalfOfStarter } from '../../outbox/job-starter.ts';
import { deleteJob, extendJobLease } from '../../outbox/job-store.ts';
import {
  findRemoval,
  removalChange,
  removalStep,
  type Removal,
} from './correspondent-removal-store.ts';

/** Deletes a correspondent; its documents then have none. Throws 404 `correspondent.not_found`. */
export async function deleteCorrespondent(
  scope: OrganizationScope,
  correspondentId: string,
): Promise<void> {
  await remove(scope, { correspondentId, replacedBy: null });
}

/**
 * Moves the documents of a correspondent to another, which gets its names as aliases. Throws 404
 * `correspondent.not_found` if one of them is missing or both are the same, 403 `limit.reached` if
 * the other one would have more than 50 aliases.
 */
export async function mergeCorrespondent(
  scope: OrganizationScope,
  correspondentId: string,
  intoCorrespondentId: string,
): Promise<void> {
  if (correspondentId === intoCorrespondentId) throw new AppError('correspondent.not_found');
  await remove(scope, { correspondentId, replacedBy: intoCorrespondentId });
}

async function remove(scope: OrganizationScope, removal: Removal): Promise<void> {
  const { removed, crowded } = await commit(scope, removalChange(scope, removal));
  if (crowded.length > 0) throw new AppError('limit.reached');
  if (removed.length === 0) throw new AppError('correspondent.not_found');
}

export async function continueRemovingCorrespondent(
  systemScope: OrganizationScope,
  { jobId, job }: JobRun<'correspondent.remove'>,
): Promise<void> {
  const scope = onBehalfOfStarter(systemScope, job);
  const removal = await findRemoval(scope, job.correspondentId);
  if (!removal) {
    await commit(scope, { statements: { done: deleteJob(scope.database, jobId) } });
    return;
  }
  const step = removalStep(scope, removal, jobId);
  const { done } = await commit(scope, {
    ...step,
    statements: joinStatements({ lease: extendJobLease(scope, jobId) }, step.statements),
  });
  if (done.length === 0) await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
