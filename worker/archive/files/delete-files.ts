import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import { keysOfDocument } from './file-key.ts';
import { findKeysWithoutDocument } from './sweep-store.ts';

/** The job after a purge: deletes the files of documents, but only of those whose rows are deleted. */
export async function deleteFiles(
  scope: OrganizationScope,
  run: JobRun<'files.delete'>,
): Promise<void> {
  const keys = run.job.documentIds.flatMap((id) => keysOfDocument(scope.organizationId, id));
  await scope.platform.files.delete(await findKeysWithoutDocument(scope.database, keys));
  await commit(scope, { statements: { done: deleteJob(scope.database, run.jobId) } });
}
