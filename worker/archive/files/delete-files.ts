import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import { firstFile, keysOfDocument } from './file-key.ts';
import { findKeysWithoutDocument } from './sweep-store.ts';

/** The list of keys is one parameter, which has at most 2 MB. */
const keysPerStatement = 5000;

/** The job after a purge: deletes the files of documents, but only of those whose rows are deleted. */
export async function deleteFiles(
  scope: OrganizationScope,
  run: JobRun<'files.delete'>,
): Promise<void> {
  const { documentIds, lastFileNumbers = [] } = run.job;
  const keys = documentIds.flatMap((id, index) =>
    keysOfDocument(scope.organizationId, id, lastFileNumbers[index] ?? firstFile),
  );
  for (let start = 0; start < keys.length; start += keysPerStatement) {
    const step = keys.slice(start, start + keysPerStatement);
    await scope.platform.files.delete(await findKeysWithoutDocument(scope.database, step));
  }
  await commit(scope, { statements: { done: deleteJob(scope.database, run.jobId) } });
}
