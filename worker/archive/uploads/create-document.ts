import { detectStoredMimeType } from '../../../shared/reading/file-types/detect-mime-type.ts';
import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { createId } from '../../../shared/ids.ts';
import { hasPermission, userIdOf } from '../../access/actor.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { log } from '../../platform/log.ts';
import { restoreDocuments } from '../trash/restore-documents.ts';
import {
  findDocumentByHash,
  insertDocument,
  selectSummary,
  toDocumentSummary,
  type NewDocument,
} from '../documents/document-store.ts';
import { takenNumberIn } from '../documents/rows/archive-number-store.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';
import { fileKey } from '../files/file-key.ts';
import { thumbnailJobsOf } from '../thumbnails/thumbnail-jobs.ts';
import type { GivenMetadata } from './metadata/given-metadata.ts';
import { insertWithMetadata, metadataRefusalOf } from './metadata/metadata-store.ts';
import { assertStorageLeft } from '../documents/storage/assert-storage-left.ts';
import { refuseBeyondStorage, storageRefusalOf } from '../documents/storage/storage-store.ts';
import { readStored, storeUpload } from './store-upload.ts';

const maxAttempts = 3;

/**
 * A file as it arrives, with the name and type that its sender declares and what the sender knows of the document, which
 * may be known only after the file has arrived. `sizeAtMost` is in bytes, if it is known.
 */
type IncomingDocument = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  sizeAtMost?: number | undefined;
  metadata?: GivenMetadata | (() => Promise<GivenMetadata>) | undefined;
};

/**
 * The outcome for a file. A trashed document with the same bytes is restored; an active one makes the file a duplicate,
 * and so does a trashed one if the actor may not restore it.
 */
export type CreateDocumentOutcome =
  | { kind: 'created' | 'restored'; document: DocumentSummary }
  | { kind: 'duplicate'; documentId: string }
  | { kind: 'empty' | 'too-large' };

/**
 * Stores a file and adds its document, whose text is extracted afterwards. If no document is added, the file is deleted
 * again; Cron finds files that could not be deleted. Throws 403 `limit.reached` if the organization has reached its
 * storage limit, 409 `document.archive_number_taken`.
 */
export async function createDocument(
  scope: OrganizationScope,
  file: IncomingDocument,
): Promise<CreateDocumentOutcome> {
  const { files, clock, config } = scope.platform;
  await assertStorageLeft(scope);
  const id = createId('doc');
  const key = fileKey(scope.organizationId, id);
  const stored = await storeUpload(files, key, {
    body: file.body,
    sizeAtMost: file.sizeAtMost,
    maxSize: config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE,
  });
  if (!stored) return { kind: 'too-large' };
  if (stored.size === 0) {
    await settle(id, () => files.delete([key]));
    return { kind: 'empty' };
  }
  const originalName = sanitizeFileName(file.name);
  const deleteFile = () => files.delete([key]);
  const prepare = async () => ({
    metadata: typeof file.metadata === 'function' ? await file.metadata() : file.metadata,
    mimeType: await detectStoredMimeType(
      { ...stored, read: (range) => readStored(files, key, range) },
      { name: originalName, declaredType: file.type },
    ),
  });
  const { metadata, mimeType } = await prepare().catch(async (error: unknown) => {
    await settle(id, deleteFile);
    throw error;
  });
  const now = clock.now();
  const addedAt = metadata?.createdAt ? now : null;
  const document = {
    id,
    name: metadata?.name ?? originalName,
    originalName,
    originalSize: stored.size,
    sha256: stored.sha256,
    mimeType,
    declaredMimeType: file.type.toWellFormed().slice(0, 255),
    extractionState: 'pending',
    extractionRequestedAt: addedAt,
    createdAt: metadata?.createdAt ?? now,
    addedAt,
    createdBy: userIdOf(scope.actor),
    senderKey: senderKeyOf(scope),
  } as const;
  const outcome = await insertOrFindDuplicate(scope, document, metadata).catch(
    async (error: unknown) => {
      await settle(id, async () => {
        // The database runs statements one after the other, so a document that is not there now will not appear later.
        const rows = await selectDocumentExists(scope, id);
        if (rows.length === 0) await deleteFile();
      });
      throw error;
    },
  );
  if (outcome.kind !== 'created') await settle(id, deleteFile);
  return outcome;
}

function senderKeyOf({ actor }: OrganizationScope): string | null {
  const sender = actor.kind === 'system' ? actor.uploadRequest?.sender : undefined;
  return sender === undefined ? null : correspondentKey(sender);
}

async function settle(documentId: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    log.warn('File without a document left to Cron', { documentId }, error);
  });
}

/**
 * The insert fails for a duplicate, because hashes are unique in an organization. The duplicate may be purged meanwhile,
 * so the insert is tried again.
 */
async function insertOrFindDuplicate(
  scope: OrganizationScope,
  document: NewDocument,
  metadata: GivenMetadata | undefined,
): Promise<CreateDocumentOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { documents } = await commit(scope, {
        statements: {
          room: refuseBeyondStorage(scope, document.originalSize),
          ...(metadata
            ? insertWithMetadata(scope, document, metadata)
            : { inserted: insertDocument(scope, document) }),
          documents: selectSummary(scope, document.id),
        },
        events: [{ type: 'document.created', documentId: document.id, name: document.name }],
        jobs: thumbnailJobsOf(document),
      });
      const [row] = documents;
      if (!row) throw new Error('The batch that added a document did not return it');
      return { kind: 'created', document: toDocumentSummary(row) };
    } catch (error) {
      const refusal = metadataRefusalOf(error) ?? error;
      if (refusal instanceof AppError) throw refusal;
      const duplicate = await findDocumentByHash(scope, document.sha256);
      // The batch was written, but its response was lost.
      if (duplicate?.id === document.id) return { kind: 'created', document: duplicate };
      if (duplicate && (!duplicate.isDeleted || !mayRestore(scope))) {
        return { kind: 'duplicate', documentId: duplicate.id };
      }
      if (duplicate && (await isRestored(scope, duplicate.id))) {
        const restored = { ...duplicate, isDeleted: false, deletedAt: null, deletedBy: null };
        return { kind: 'restored', document: restored };
      }
      const taken = await takenNumberIn(scope, error, metadata?.fieldValues.archiveNumber);
      if (taken) throw taken;
      const beyondStorage = storageRefusalOf(error);
      if (beyondStorage) throw beyondStorage;
      if (attempt === maxAttempts) throw error;
    }
  }
}

/** The same permission as for restoring a document from the trash, which nobody has outside. */
function mayRestore({ actor }: OrganizationScope): boolean {
  const isOutside = actor.kind === 'system' && actor.uploadRequest !== undefined;
  return !isOutside && hasPermission(actor, 'documents:update');
}

async function isRestored(scope: OrganizationScope, documentId: string): Promise<boolean> {
  requirePermission(scope, 'documents:update');
  const selection = { documentIds: [documentId], isComplete: false };
  return (await restoreDocuments(scope, selection)).length > 0;
}
