import { mimeTypeHeadLength } from '../../../shared/reading/file-types/detect-mime-type.ts';
import type { FileRange, FileStore } from '../../platform/platform.ts';

/** `head` contains the first bytes, enough for `detectMimeType`. `sha256` is in lower-case hex. */
type StoredUpload = { size: number; sha256: string; head: Uint8Array };

/**
 * Streams a file into the store under `key`. Over `maxSize` bytes (0 = no limit) it stops reading, stores nothing and
 * returns null.
 */
export async function storeUpload(
  files: FileStore,
  key: string,
  upload: { body: ReadableStream<Uint8Array>; maxSize: number; sizeAtMost?: number | undefined },
): Promise<StoredUpload | null> {
  const head = new Uint8Array(mimeTypeHeadLength);
  let seen = 0;
  const isTooLarge = () => upload.maxSize > 0 && seen > upload.maxSize;
  const watched = upload.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (seen < mimeTypeHeadLength) head.set(chunk.subarray(0, mimeTypeHeadLength - seen), seen);
        seen += chunk.length;
        if (isTooLarge()) throw new Error('The file is too large');
        controller.enqueue(chunk);
      },
    }),
  );
  try {
    const { size, sha256 } = await files.put(key, watched, { sizeAtMost: upload.sizeAtMost });
    return { size, sha256, head: head.slice(0, Math.min(seen, mimeTypeHeadLength)) };
  } catch (error) {
    if (isTooLarge()) return null;
    throw error;
  }
}

export async function readStored(
  files: FileStore,
  key: string,
  range: FileRange,
): Promise<Uint8Array> {
  const file = await files.get(key, range);
  if (!file) throw new Error('The file is not in the store');
  return new Uint8Array(await new Response(file.body as BodyInit).arrayBuffer());
}
