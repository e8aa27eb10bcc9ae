import { detectMimeType } from '../../../shared/archive/documents/mime-types.ts';
import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { restoreDocuments } from '../trash/restore-documents.ts';
import { findDocumentByHash, insertDocument, type NewDocument } from './document-store.ts';
import { fileKey } from '../files/file-key.ts';
import { storeUpload } from './store-upload.ts';

const attempts = 3;

export type IncomingDocument = { name: string; type: string; body: ReadableStream<Uint8Array> };

/**
 * Takes a file into the archive. The same bytes again: 409 `document.already_exists` with the twin's id, or, when
 * the twin lies in the trash, the twin restored. A file left without its row is removed by Cron.
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
    declaredMimeType: file.type.toWellFormed().slice(0, 255),
    extractionState: 'pending',
    createdAt: clock.now(),
    createdBy: userIdOf(scope.actor),
  };
  const twin = await insertOrFindDuplicate(scope, document);
  if (!twin) return toSummary(scope, document);
  await files.delete([key]).catch((error: unknown) => {
    console.warn('A file without a document stays until Cron sweeps it', error);
  });
  if (twin.isRestored) return twin.document;
  throw new AppError('document.already_exists', { details: { documentId: twin.document.id } });
}

/** A refused insert means a twin, as the hash is unique in an organization. It may be purged before it is looked at. */
async function insertOrFindDuplicate(
  scope: OrganizationScope,
  document: NewDocument,
): Promise<{ document: DocumentSummary; isRestored: boolean } | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await commit(scope, {
        statements: [insertDocument(scope, document)],
        events: [{ type: 'document.created', documentId: document.id, name: document.name }],
      });
      return undefined;
    } catch (error) {
      const twin = await findDocumentByHash(scope, document.sha256);
      // The batch was written and only its answer got lost: the document is ours.
      if (twin?.id === document.id) return undefined;
      if (twin && !twin.isDeleted) return { document: twin, isRestored: false };
      if (twin && (await isRestored(scope, twin.id))) {
        const restored = { ...twin, isDeleted: false, deletedAt: null, deletedBy: null };
        return { document: restored, isRestored: true };
      }
      if (attempt === attempts) throw error;
    }
  }
}

async function isRestored(scope: OrganizationScope, documentId: string): Promise<boolean> {
  const selection = { documentIds: [documentId], isComplete: false };
  return (await restoreDocuments(scope, selection)).length > 0;
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
    version: 1,
    tags: [],
  };
}
