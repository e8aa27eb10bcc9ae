import { createSystemScope, type OrganizationScope } from '../../../access/organization-scope.ts';
import { namedDocuments } from '../../../archive/documents/selection/document-selection-store.ts';
import { selectDocument } from '../../../archive/documents/document-store.ts';
import { updateDocument } from '../../../archive/documents/update-document.ts';
import { requestFileKey } from '../../../archive/files/file-key.ts';
import { changeDocumentTags } from '../../../archive/tags/change-document-tags.ts';
import { createDocument } from '../../../archive/uploads/create-document.ts';
import { AppError } from '../../../http/app-error.ts';
import { log } from '../../../platform/log.ts';
import { findUploadRequest, type UploadRequestRow } from '../upload-request-store.ts';
import { deleteRequestFiles } from './delete-request-files.ts';
import {
  claimFile,
  countFiles,
  findFreeFiles,
  isUnsettled,
  settleFile,
  type RequestFileRow,
} from './request-file-store.ts';

type FilesToAccept = { requestId: string; fileIds?: string[] | undefined };

/**
 * Makes documents of waiting files, or of all of them, as if a member had uploaded them. Their
 * content is only read now. Each is claimed first, so that no file is accepted twice; files that
 * were accepted already are left out. A file whose document exists, or is in the trash, is a
 * duplicate. Throws 404 `upload_request.not_found` or `request_file.not_found`, and 403
 * `limit.reached` if the organization has reached its storage limit; then the rest stay waiting.
 */
export async function acceptFiles(scope: OrganizationScope, target: FilesToAccept): Promise<void> {
  const { requestId, fileIds } = target;
  const found = await findUploadRequest(scope, requestId);
  if (!found) throw new AppError('upload_request.not_found');
  if (fileIds && (await countFiles(scope, { requestId, fileIds })) < fileIds.length) {
    throw new AppError('request_file.not_found');
  }
  for (const fileId of await findFreeFiles(scope, { requestId, fileIds })) {
    const file = await claimFile(scope, fileId);
    if (file) await acceptOrRelease(scope, found.request, file);
  }
}

async function acceptOrRelease(
  scope: OrganizationScope,
  request: UploadRequestRow,
  file: RequestFileRow,
): Promise<void> {
  try {
    await acceptFile(scope, request, file);
  } catch (error) {
    await settleFile(scope, file, { state: 'waiting', documentId: null }).catch(
      (cause: unknown) => {
        log.warn('Acceptance not ended', { requestId: request.id }, cause);
      },
    );
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
  if (!stored) {
    await settleFile(scope, file, { state: 'lost', documentId: null });
    return;
  }
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
  if (!('document' in outcome || 'documentId' in outcome)) {
    throw new AppError('document.size_too_large');
  }
  const documentId = 'document' in outcome ? outcome.document.id : outcome.documentId;
  const isNew =
    outcome.kind === 'created' || (await isUnsettled(scope, { requestId: request.id, documentId }));
  if (isNew) await addDestination(outside, documentId, request);
  const state = isNew ? 'accepted' : 'duplicate';
  if (await settleFile(scope, file, { state, documentId })) {
    await deleteRequestFiles(scope, [file.id]);
  }
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
    // A tag, the correspondent or the document was deleted in the meantime, which is no error.
    if (!(error instanceof AppError)) throw error;
  }
}
