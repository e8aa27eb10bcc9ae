import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { isStorageFull } from '../../../archive/documents/storage/assert-storage-left.ts';
import { commit } from '../../../outbox/commit.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { deleteJob } from '../../../outbox/job-store.ts';
import { acceptFiles } from './accept-files.ts';
import { findArrival } from './request-file-store.ts';

export async function afterArrival(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'request-file.received'>,
): Promise<void> {
  const arrival = await findArrival(scope, job.requestFileId);
  if (arrival?.isAlwaysAccepted) {
    const { requestId } = arrival;
    await acceptFiles(scope, { requestId, fileIds: [job.requestFileId] }).catch(waitIfFull);
  }
  await commit(scope, { statements: { done: deleteJob(scope.database, jobId) } });
}

/** If the storage of the organization is full, the file waits for a member. */
function waitIfFull(error: unknown): void {
  if (!isStorageFull(error)) throw error;
}
