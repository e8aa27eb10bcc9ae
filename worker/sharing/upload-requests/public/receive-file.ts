import { sanitizeFileName } from '../../../../shared/archive/documents/file-names.ts';
import type { SentFileMetadata } from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { createId } from '../../../../shared/ids.ts';
import { detectStoredMimeType } from '../../../../shared/reading/file-types/detect-mime-type.ts';
import { isRefusedFile } from '../../../../shared/reading/file-types/refused-files.ts';
import type { UploadScope } from '../../../access/upload-scope.ts';
import { storageRefusalOf } from '../../../archive/documents/storage/storage-store.ts';
import { requestFileKey } from '../../../archive/files/file-key.ts';
import { readStored, storeUpload } from '../../../archive/uploads/store-upload.ts';
import { AppError } from '../../../http/app-error.ts';
import { enqueue } from '../../../outbox/commit.ts';
import { senderStateOf } from '../upload-state.ts';
import { deleteRequestFiles } from '../files/delete-request-files.ts';
import { findOrganization, type OpenedUpload } from './open-upload.ts';
import { findOwnFile, findUpload, insertRequestFile, type OwnFile } from './public-upload-store.ts';
import { endedError, refusalOf, tooLarge } from './upload-refusals.ts';

type IncomingFile = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  sizeAtMost: number | undefined;
  metadata: SentFileMetadata;
};

/**
 * Stores a file of an external person, which then waits. Only its type is detected, by its first
 * bytes; nothing else of it is read. Throws 413 `document.size_too_large`, 403 `limit.reached`
 * beyond the limit of the request or the organization, 415 `upload.type_refused` for archives and
 * programs, 400 `document.empty`, and 410 `upload.ended` or 404 `upload.not_found` if the request
 * has ended in the meantime; then the file is deleted again.
 */
export async function receiveFile(upload: OpenedUpload, file: IncomingFile): Promise<OwnFile> {
  const { scope } = upload;
  const id = createId('upf');
  try {
    return await storeFile(upload, id, file);
  } catch (error) {
    if (!(error instanceof AppError)) {
      // The row may exist although its response was lost. If that cannot be checked, Cron deletes
      // the file.
      const row = await findOwnFile(scope, id);
      if (row) return row;
    }
    await deleteRequestFiles(scope, [id]);
    throw error;
  }
}

async function storeFile(
  { scope, request, recipient, usage }: OpenedUpload,
  id: string,
  { name, type, body, sizeAtMost, metadata }: IncomingFile,
): Promise<OwnFile> {
  const { files, config, clock } = scope.platform;
  const key = requestFileKey(scope.organizationId, id);
  const maxFileSize = config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE || Infinity;
  const bytesLeft = request.maxTotalBytes - usage.totalBytes;
  const stored = await storeUpload(files, key, {
    body,
    sizeAtMost,
    maxSize: Math.min(maxFileSize, bytesLeft),
  });
  if (!stored) throw tooLarge(bytesLeft < maxFileSize);
  if (stored.size === 0) throw new AppError('document.empty');
  const fileName = sanitizeFileName(name);
  const mimeType = await detectStoredMimeType(
    { ...stored, read: (range) => readStored(files, key, range) },
    { name: fileName, declaredType: type },
  );
  if (isRefusedFile(stored.head, { mimeType, name: fileName })) {
    throw new AppError('upload.type_refused');
  }
  const { isSharingEnabled } = await findOrganization(scope.platform, scope.organizationId);
  if (!isSharingEnabled) throw endedError('paused');
  const { stored: row, queued } = await insert(scope, {
    id,
    name: fileName,
    size: stored.size,
    sha256: stored.sha256,
    mimeType,
    declaredMimeType: type.toWellFormed().slice(0, 255),
    sender: recipient ? recipient.name : metadata.sender || null,
    recipientId: recipient ? recipient.id : null,
    item: metadata.item ?? null,
    now: clock.now(),
  });
  if (!row) throw await refusalNow(scope);
  enqueue(scope, queued);
  if (row.id !== id) await deleteRequestFiles(scope, [id]);
  return row;
}

/**
 * Returns the reason why the request does not accept the file any more, because it has ended or
 * changed while the file was sent.
 */
async function refusalNow(scope: UploadScope): Promise<AppError> {
  const found = await findUpload(scope);
  if (!found) return new AppError('upload.not_found');
  const state = senderStateOf(found.request, found.usage, scope.platform.clock.now());
  return state === 'open' ? tooLarge(true) : refusalOf(state);
}

async function insert(
  scope: UploadScope,
  { now, ...file }: Parameters<typeof insertRequestFile>[1] & { now: Date },
) {
  try {
    return await insertRequestFile(scope, file, now);
  } catch (error) {
    throw storageRefusalOf(error) ?? error;
  }
}
