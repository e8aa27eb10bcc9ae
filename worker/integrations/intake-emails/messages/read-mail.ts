import PostalMime, { type Email } from 'postal-mime';
import { limits } from '../../../../shared/limits.ts';

/** The whole message, of `size` bytes as announced; null as soon as it exceeds the limit. */
export async function readBytes(mail: {
  raw: ReadableStream<Uint8Array>;
  size: number;
}): Promise<Uint8Array | null> {
  if (mail.size > limits.mail.bytes) return null;
  let bytes = new Uint8Array(Math.max(mail.size, 1024));
  let length = 0;
  for await (const chunk of mail.raw) {
    if (length + chunk.length > limits.mail.bytes) return null;
    if (length + chunk.length > bytes.length) {
      const larger = new Uint8Array(Math.min(limits.mail.bytes, (length + chunk.length) * 2));
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}

/** Null if the message cannot be read. */
export async function parseMail(bytes: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 50, forceRfc822Attachments: true });
  } catch {
    return null;
  }
}

export function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}
