import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import { keysOfDocument } from './file-key.ts';
import { findKeysWithoutDocument } from './sweep-store.ts';

/** What the file store deletes in one call. */
const keysAtOnce = 1000;

/** The job after a purge: deletes the files of documents whose rows are deleted, and no others. */
export async function deleteFiles(
  scope: OrganizationScope,
  run: JobRun<'files.delete'>,
): Promise<void> {
  const keys = run.job.documentIds.flatMap((id) => keysOfDocument(scope.organizationId, id));
  const orphans = await findKeysWithoutDocument(scope.database, keys);
  let start = 0;
  do {
    await scope.platform.files.delete(orphans.slice(start, start + keysAtOnce));
    start += keysAtOnce;
  } while (start < orphans.length);
  await commit(scope, { statements: { done: deleteJob(scope.database, run.jobId) } });
}
