import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import { detectStoredMimeType } from '../../../shared/reading/file-types/detect-mime-type.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { log } from '../../platform/log.ts';
import { readStored, storeUpload } from './store-upload.ts';

/** A file as it arrives, with the name and type that its sender declares. `sizeAtMost` is in bytes, if it is known. */
export type IncomingFile = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  sizeAtMost?: number | undefined;
};

export type ReceivedFile = {
  originalName: string;
  originalSize: number;
  sha256: string;
  mimeType: string;
  declaredMimeType: string;
};

export async function receiveFile(
  scope: OrganizationScope,
  key: string,
  file: IncomingFile,
): Promise<{ kind: 'received'; file: ReceivedFile } | { kind: 'empty' | 'too-large' }> {
  const { files, config } = scope.platform;
  const stored = await storeUpload(files, key, {
    body: file.body,
    sizeAtMost: file.sizeAtMost,
    maxSize: config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE,
  });
  if (!stored) return { kind: 'too-large' };
  if (stored.size === 0) {
    await settleFile(key, () => files.delete([key]));
    return { kind: 'empty' };
  }
  const originalName = sanitizeFileName(file.name);
  const read = (range: { offset: number; length: number }) => readStored(files, key, range);
  const mimeType = await detectStoredMimeType(
    { ...stored, read },
    { name: originalName, declaredType: file.type },
  ).catch(async (error: unknown) => {
    await settleFile(key, () => files.delete([key]));
    throw error;
  });
  return {
    kind: 'received',
    file: {
      originalName,
      originalSize: stored.size,
      sha256: stored.sha256,
      mimeType,
      declaredMimeType: file.type.toWellFormed().slice(0, 255),
    },
  };
}

/** Decides about a file whose document was not written. If that fails, Cron finds the file. */
export async function settleFile(key: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    log.warn('File without a document left to Cron', { key }, error);
  });
}
