import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { commit } from '../../../outbox/commit.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { onBehalfOfStarter } from '../../../outbox/job-starter.ts';
import { deleteJob, extendJobLease } from '../../../outbox/job-store.ts';
import {
  findFieldToClear,
  removalChange,
  removalStep,
  removedOptionsStep,
} from './custom-field-removal-store.ts';
import type { CustomFieldRow } from '../custom-field-store.ts';

export async function deleteCustomField(
  scope: OrganizationScope,
  found: CustomFieldRow | undefined,
): Promise<void> {
  if (!found) throw new AppError('field.not_found');
  const { removed } = await commit(scope, removalChange(scope, found));
  if (removed.length === 0) throw new AppError('field.not_found');
}

export async function continueClearingCustomField(
  systemScope: OrganizationScope,
  { jobId, job }: JobRun<'custom-field.clear'>,
): Promise<void> {
  const scope = onBehalfOfStarter(systemScope, job);
  const field = await findFieldToClear(scope, job.fieldId);
  if (!field) {
    await commit(scope, { statements: { done: deleteJob(scope.database, jobId) } });
    return;
  }
  const step = field.removedAt
    ? removalStep(scope, field, jobId)
    : { eventSources: [], ...removedOptionsStep(scope, field.id, jobId) };
  const { done } = await commit(scope, {
    eventSources: step.eventSources,
    statements: joinStatements({ lease: extendJobLease(scope, jobId) }, step.statements),
  });
  if (done.length === 0) await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
