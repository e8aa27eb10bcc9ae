import { mimeTypeHeadLength } from '../../../shared/archive/documents/mime-types.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileStore } from '../../platform/platform.ts';

export type StoredUpload = { size: number; sha256: string; head: Uint8Array };

/**
 * Streams a file into the store under `key`, keeping the first bytes, by which its type is detected. Over `maxSize`
 * bytes (0 = no limit) it stops reading and throws 413 `document.size_too_large`; nothing is left behind then.
 */
export async function storeUpload(
  files: FileStore,
  key: string,
  upload: { body: ReadableStream<Uint8Array>; maxSize: number },
): Promise<StoredUpload> {
  const head = new Uint8Array(mimeTypeHeadLength);
  let seen = 0;
  const watched = upload.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (seen < mimeTypeHeadLength) head.set(chunk.subarray(0, mimeTypeHeadLength - seen), seen);
        seen += chunk.length;
        if (upload.maxSize > 0 && seen > upload.maxSize) {
          throw new AppError('document.size_too_large');
        }
        controller.enqueue(chunk);
      },
    }),
  );
  const { size, sha256 } = await files.put(key, watched);
  return { size, sha256, head: head.slice(0, Math.min(seen, mimeTypeHeadLength)) };
}
