import { createSystemScope, type OrganizationScope } from '../../../access/organization-scope.ts';
import { namedDocuments } from '../../../archive/documents/selection/document-selection-store.ts';
import { selectDocument } from '../../../archive/documents/document-store.ts';
import { updateDocument } from '../../../archive/documents/update-document.ts';
import { requestFileKey } from '../../../archive/files/file-key.ts';
import { changeDocumentTags } from '../../../archive/tags/change-document-tags.ts';
import { createDocument } from '../../../archive/uploads/create-document.ts';
import { AppError } from '../../../http/app-error.ts';
import { commit } from '../../../outbox/commit.ts';
import { log } from '../../../platform/log.ts';
import { findUploadRequest, type UploadRequestRow } from '../upload-request-store.ts';
import { deleteRequestFiles } from './delete-request-files.ts';
import {
  claimFiles,
  countFiles,
  releaseFiles,
  settleFile,
  type RequestFileRow,
} from './request-file-store.ts';

type FilesToAccept = { requestId: string; fileIds?: string[] | undefined };

/**
 * Makes documents of files that wait, or of all of them, as if a member had uploaded them: only now they are read. They are
 * claimed first, so that no file is accepted twice; files that were accepted already are left out. A file whose document
 * is there is a duplicate. Throws 404 `upload_request.not_found` or `request_file.not_found`, and 403 `limit.reached` if
 * the organization may store no more; then the rest wait on.
 */
export async function acceptFiles(scope: OrganizationScope, target: FilesToAccept): Promise<void> {
  const { requestId, fileIds } = target;
  const found = await findUploadRequest(scope, requestId);
  if (!found) throw new AppError('upload_request.not_found');
  if (fileIds && (await countFiles(scope, { requestId, fileIds })) < fileIds.length) {
    throw new AppError('request_file.not_found');
  }
  const claimedAt = scope.platform.clock.now();
  const { files } = await commit(scope, {
    statements: { files: claimFiles(scope, { requestId, fileIds }, claimedAt) },
  });
  const left = new Set(files.map(({ id }) => id));
  try {
    for (const file of files) {
      await acceptFile(scope, found.request, file);
      left.delete(file.id);
    }
  } catch (error) {
    await releaseFiles(scope, [...left], claimedAt).catch((cause: unknown) => {
      log.warn('Acceptance not ended', { requestId }, cause);
    });
    throw error;
  }
}

async function acceptFile(
  scope: OrganizationScope,
  request: UploadRequestRow,
  file: RequestFileRow,
): Promise<void> {
  const { platform, organizationId } = scope;
  const stored = await platform.files.get(requestFileKey(organizationId, file.id));
  if (!stored) return settleFile(scope, file, { state: 'lost', documentId: null });
  const outside = createSystemScope(platform, organizationId, {
    kind: 'system',
    uploadRequest: { id: request.id, title: request.title, sender: file.sender ?? undefined },
  });
  const outcome = await createDocument(outside, {
    name: file.name,
    type: file.declaredMimeType,
    body: stored.body,
    sizeAtMost: file.size,
  });
  switch (outcome.kind) {
    case 'created':
    case 'restored': {
      const { id } = outcome.document;
      if (outcome.kind === 'created') await addDestination(outside, id, request);
      await settleFile(scope, file, { state: 'accepted', documentId: id });
      break;
    }
    case 'duplicate':
      await settleFile(scope, file, { state: 'duplicate', documentId: outcome.documentId });
      break;
    case 'empty':
    case 'too-large':
      throw new AppError('document.size_too_large');
  }
  await deleteRequestFiles(scope, [file.id]);
}

async function addDestination(
  scope: OrganizationScope,
  documentId: string,
  { tagIds, correspondentId }: UploadRequestRow,
): Promise<void> {
  try {
    if (tagIds.length > 0) {
      const tags = { addTagIds: tagIds, removeTagIds: [] };
      await changeDocumentTags(scope, namedDocuments([documentId]), tags);
    }
    if (correspondentId !== null) {
      const [found] = await selectDocument(scope, documentId);
      await updateDocument(scope, { found, update: { correspondentId } });
    }
  } catch (error) {
    // A tag, the correspondent or the document was deleted meanwhile, which is fine.
    if (!(error instanceof AppError)) throw error;
  }
}
