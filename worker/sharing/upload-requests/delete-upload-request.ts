import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteRequestFiles } from './files/delete-request-files.ts';
import { deleteUploadRequestRow } from './upload-request-store.ts';

/**
 * Deletes a request with its waiting files; accepted ones stay. Throws 404
 * `upload_request.not_found`.
 */
export async function deleteUploadRequest(
  scope: OrganizationScope,
  requestId: string,
): Promise<void> {
  const { isDeleted, fileIds } = await deleteUploadRequestRow(scope, requestId);
  if (!isDeleted) throw new AppError('upload_request.not_found');
  await deleteRequestFiles(scope, fileIds);
}
