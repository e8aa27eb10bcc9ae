import { detectMimeType } from '../../../shared/features/documents/mime-types.ts';
import { sanitizeFileName } from '../../../shared/features/documents/file-names.ts';
import type { DocumentSummary } from '../../../shared/features/documents/document.ts';
import { userIdOf } from '../../authorization/actor.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { commit } from '../../events/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { restoreDocument } from '../trash/restore-document.ts';
import { findDocumentByHash, insertDocument, type NewDocument } from './document-store.ts';
import { fileKey } from './file-key.ts';
import { storeUpload } from './store-upload.ts';

export type IncomingDocument = { name: string; type: string; body: ReadableStream<Uint8Array> };

/**
 * Takes a file into the archive. The same bytes again: 409 `document.already_exists` with the twin's id, or, when
 * the twin lies in the trash, the twin restored. A refused insert means a twin, as the hash is unique in an
 * organization; a file left without its row is removed by Cron.
 */
export async function createDocument(
  scope: OrganizationScope,
  file: IncomingDocument,
): Promise<DocumentSummary> {
  const { files, ids, clock, config } = scope.platform;
  const id = ids.create('doc');
  const key = fileKey(scope.organizationId, id);
  const stored = await storeUpload(files, key, {
    body: file.body,
    maxSize: config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE,
  });
  const name = sanitizeFileName(file.name);
  const document: NewDocument = {
    id,
    name,
    originalName: name,
    originalSize: stored.size,
    sha256: stored.sha256,
    mimeType: detectMimeType(stored.head, { name, declaredType: file.type }),
    declaredMimeType: file.type.slice(0, 255),
    extractionState: 'pending',
    createdAt: clock.now(),
    createdBy: userIdOf(scope.actor),
  };
  const created = toSummary(scope, document);
  try {
    await commit(scope, {
      statements: [insertDocument(scope, document)],
      events: [{ type: 'document.created', documentId: id, name }],
    });
    return created;
  } catch (error) {
    const twin = await findDocumentByHash(scope, stored.sha256);
    if (!twin) throw error;
    // The batch was written and only its answer got lost: the document is ours.
    if (twin.id === id) return created;
    await files.delete([key]);
    if (twin.isDeleted) return restoreDocument(scope, twin.id);
    throw new AppError('document.already_exists', { details: { documentId: twin.id } });
  }
}

function toSummary(scope: OrganizationScope, document: NewDocument): DocumentSummary {
  return {
    ...document,
    organizationId: scope.organizationId,
    extractionReason: null,
    updatedAt: null,
    deletedAt: null,
    deletedBy: null,
    isDeleted: false,
    tags: [],
  };
}
