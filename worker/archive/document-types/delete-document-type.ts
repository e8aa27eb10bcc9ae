import { isBuiltInType } from '../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { onBehalfOfStarter } from '../../outbox/job-starter.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { removalChange, removalStep } from './document-type-removal-store.ts';

/**
 * Deletes an own type; its documents then have none. Throws 409 `document_type.built_in` for a
 * built-in one, 404 `document_type.not_found`.
 */
export async function deleteDocumentType(scope: OrganizationScope, key: string): Promise<void> {
  if (isBuiltInType(key)) throw new AppError('document_type.built_in');
  const { removed } = await commit(scope, removalChange(scope, key));
  if (removed.length === 0) throw new AppError('document_type.not_found');
}

export async function continueClearingDocumentType(
  systemScope: OrganizationScope,
  { jobId, job }: JobRun<'document-type.clear'>,
): Promise<void> {
  const scope = onBehalfOfStarter(systemScope, job);
  const step = removalStep(scope, job.key, jobId);
  const { done } = await commit(scope, {
    eventSources: step.eventSources,
    statements: joinStatements({ lease: extendJobLease(scope, jobId) }, step.statements),
  });
  if (done.length === 0) await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
