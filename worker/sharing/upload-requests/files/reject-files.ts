import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { deleteRequestFiles } from './delete-request-files.ts';
import { countFiles, deleteWaitingFiles } from './request-file-store.ts';

/**
 * Deletes waiting files. Throws 404 `request_file.not_found` if the request does not have all of
 * them.
 */
export async function rejectFiles(
  scope: OrganizationScope,
  target: { requestId: string; fileIds: string[] },
): Promise<void> {
  if ((await countFiles(scope, target)) < target.fileIds.length) {
    throw new AppError('request_file.not_found');
  }
  await deleteRequestFiles(scope, await deleteWaitingFiles(scope, target));
}
