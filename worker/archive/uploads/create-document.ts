import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { createId } from '../../../shared/ids.ts';
import { hasPermission, userIdOf } from '../../access/actor.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
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
import { refuseTrashedTwin } from '../documents/rows/twin-store.ts';
import { fileKey, firstFile } from '../files/file-key.ts';
import { thumbnailJobsOf } from '../thumbnails/thumbnail-jobs.ts';
import type { GivenMetadata } from './metadata/given-metadata.ts';
import { insertWithMetadata, metadataRefusalOf } from './metadata/metadata-store.ts';
import { assertStorageLeft } from '../documents/storage/assert-storage-left.ts';
import { refuseBeyondStorage, storageRefusalOf } from '../documents/storage/storage-store.ts';
import { receiveFile, settleFile, type IncomingFile } from './receive-file.ts';

const maxAttempts = 3;

/**
 * A file as it arrives, with the metadata of its sender, which may be complete only after the file
 * has arrived.
 */
type IncomingDocument = IncomingFile & {
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
  const { files, clock } = scope.platform;
  await assertStorageLeft(scope);
  const id = createId('doc');
  const key = fileKey(scope.organizationId, id, firstFile);
  const received = await receiveFile(scope, key, file);
  if (received.kind !== 'received') return received;
  const deleteFile = () => files.delete([key]);
  const metadata = await metadataOf(file).catch(async (error: unknown) => {
    await settleFile(key, deleteFile);
    throw error;
  });
  const now = clock.now();
  const addedAt = metadata?.createdAt ? now : null;
  const document = {
    ...received.file,
    id,
    name: metadata?.name ?? received.file.originalName,
    extractionState: 'pending',
    extractionRequestedAt: addedAt,
    createdAt: metadata?.createdAt ?? now,
    addedAt,
    createdBy: userIdOf(scope.actor),
    senderKey: senderKeyOf(scope),
  } as const;
  const outcome = await insertOrFindDuplicate(scope, document, metadata).catch(
    async (error: unknown) => {
      await settleFile(key, async () => {
        // The database runs statements one after the other, so a document that does not exist now
        // will not appear later.
        const rows = await selectDocumentExists(scope, id);
        if (rows.length === 0) await deleteFile();
      });
      throw error;
    },
  );
  if (outcome.kind !== 'created') await settleFile(key, deleteFile);
  return outcome;
}

async function metadataOf({ metadata }: IncomingDocument): Promise<GivenMetadata | undefined> {
  return typeof metadata === 'function' ? metadata() : metadata;
}

function senderKeyOf({ actor }: OrganizationScope): string | null {
  const sender = actor.kind === 'system' ? actor.uploadRequest?.sender : undefined;
  return sender === undefined ? null : correspondentKey(sender);
}

/**
 * The batch fails for a duplicate, because hashes of active documents are unique in an
 * organization, and it refuses those of documents in the trash. The duplicate may be purged in the
 * meantime, so the insert is tried again.
 */
async function insertOrFindDuplicate(
  scope: OrganizationScope,
  document: NewDocument,
  metadata: GivenMetadata | undefined,
): Promise<CreateDocumentOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { documents } = await commit(scope, {
        statements: joinStatements(
          {
            room: refuseBeyondStorage(scope, document.originalSize),
            twin: refuseTrashedTwin(scope, document.sha256),
          },
          metadata
            ? insertWithMetadata(scope, document, metadata)
            : { inserted: insertDocument(scope, document) },
          { documents: selectSummary(scope, document.id) },
        ),
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

function mayRestore({ actor }: OrganizationScope): boolean {
  const isOutside = actor.kind === 'system' && actor.uploadRequest !== undefined;
  return !isOutside && hasPermission(actor, 'documents:update');
}

async function isRestored(scope: OrganizationScope, documentId: string): Promise<boolean> {
  requirePermission(scope, 'documents:update');
  const selection = { documentIds: [documentId], isComplete: false };
  return (await restoreDocuments(scope, selection)).restoredIds.length > 0;
}
