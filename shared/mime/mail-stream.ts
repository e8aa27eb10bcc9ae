import { findBody } from './parts/header.ts';

export type MailStream = {
  /** Returns the header as far as it arrives, or null if it is longer than `maxBytes`. */
  readHead(maxBytes: number): Promise<Uint8Array | null>;
  /** Returns the whole message with its header, or null if it is longer than `maxBytes`. */
  readAll(maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
  cancel(): Promise<void>;
};

const lineFeed = 0x0a;
const smallest = 64 * 1024;

/** Opens an email. `size`, in bytes, is only announced: more may arrive. */
export function openMail(raw: ReadableStream<Uint8Array>, size: number): MailStream {
  const reader = raw.getReader();
  let bytes = new Uint8Array(smallest);
  let length = 0;

  const readMore = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    if (done) return false;
    if (length + value.length > bytes.length) {
      const larger = new Uint8Array((length + value.length) * 2);
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    bytes.set(value, length);
    length += value.length;
    return true;
  };

  return {
    async readHead(maxBytes) {
      let lineStart = 0;
      for (;;) {
        const received = bytes.subarray(0, length);
        const body = findBody(received, lineStart);
        if ((body ?? length) > maxBytes) return null;
        if (body !== undefined) return received.slice(0, body);
        lineStart = received.lastIndexOf(lineFeed) + 1;
        if (!(await readMore())) return received.slice();
      }
    },
    async readAll(maxBytes) {
      if (size > maxBytes) return null;
      if (size > bytes.length) {
        const whole = new Uint8Array(size);
        whole.set(bytes.subarray(0, length));
        bytes = whole;
      }
      for (;;) {
        if (length > maxBytes) return null;
        if (!(await readMore())) return bytes.subarray(0, length);
      }
    },
    cancel: () => reader.cancel(),
  };
}
