import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { assertStorageLeft } from '../documents/storage/assert-storage-left.ts';
import { fileKey } from '../files/file-key.ts';
import { receiveFile, type IncomingFile, type ReceivedFile } from '../uploads/receive-file.ts';
import { alreadyExists, makeNextVersion } from './next-version.ts';
import { claimVersion, type CurrentVersion } from './version-store.ts';

/** `ifMatch` is an If-Match header: the document must not have changed since. */
type VersionInput = { documentId: string; file: IncomingFile; ifMatch?: string | undefined };

/**
 * Makes a file the next version of a document: the former versions stay, and text, thumbnail and
 * fields are read again. Fields that a person has set are not changed. Of simultaneous files, one
 * becomes the next version. Throws 400 `document.empty`, 413 `document.size_too_large`, and the
 * errors of `makeNextVersion`.
 */
export async function addVersion(
  scope: OrganizationScope,
  { documentId, file, ifMatch }: VersionInput,
): Promise<DocumentSummary> {
  await assertStorageLeft(scope);
  const claimed = await batch(scope.database, claimVersion(scope, documentId));
  const document = await makeNextVersion(scope, claimed, {
    documentId,
    ifMatch,
    async fileOf(current) {
      const received = await receive(scope, current, file);
      return { ...received, fileNumber: current.lastFileNumber, restoredFrom: null };
    },
  });
  if (!document) throw new Error('A version was made and not returned');
  return document;
}

async function receive(
  scope: OrganizationScope,
  { id, sha256, lastFileNumber }: CurrentVersion,
  file: IncomingFile,
): Promise<ReceivedFile> {
  const received = await receiveFile(
    scope,
    fileKey(scope.organizationId, id, lastFileNumber),
    file,
  );
  switch (received.kind) {
    case 'empty':
      throw new AppError('document.empty');
    case 'too-large':
      throw new AppError('document.size_too_large');
    case 'received':
      if (received.file.sha256 === sha256) throw alreadyExists(id);
      return received.file;
  }
}
