import { heicMimeType } from '../../../shared/reading/file-types/mime-types.ts';
import type { DecodedHeic } from './heic-messages.ts';

/**
 * Returns a HEIC file's picture that this browser can show: the file itself, or a JPEG converted in a worker. Returns
 * null if the file is damaged.
 */
export async function showHeic(file: ArrayBuffer, signal: AbortSignal): Promise<Blob | null> {
  const original = new Blob([file], { type: heicMimeType });
  if (await isShown(original)) return original;
  signal.throwIfAborted();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<DecodedHeic>) =>
        'error' in data ? reject(new Error(data.error)) : resolve(data.jpeg),
      );
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.postMessage(file, [file]);
    });
  } finally {
    worker.terminate();
  }
}

async function isShown(picture: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(picture)).close();
    return true;
  } catch {
    return false;
  }
}
