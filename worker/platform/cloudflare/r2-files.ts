import { createHash } from 'node:crypto';
import type { FileStore } from '../platform.ts';
import type { R2BucketLike, R2MultipartUploadLike } from './environment.ts';

/** R2 requires all parts but the last to have the same size of at least 5 MiB. */
const partSize = 5 * 1024 * 1024;

/** Files in R2: a small one with a single put, a larger one as a multipart upload, which is aborted when the stream fails. */
export function createR2Files(bucket: R2BucketLike): FileStore {
  return {
    put: (key, body) => putStream(bucket, key, body),
    async get(key, range) {
      const object = await bucket.get(key, range && { range });
      return object && { body: object.body, size: object.size };
    },
    async delete(keys) {
      if (keys.length > 0) await bucket.delete(keys);
    },
    async list(cursor) {
      const page = await bucket.list({ limit: 1000, ...(cursor && { cursor }) });
      return {
        files: page.objects.map(({ key, uploaded }) => ({ key, uploadedAt: uploaded })),
        cursor: page.truncated ? (page.cursor ?? null) : null,
      };
    },
  };
}

async function putStream(bucket: R2BucketLike, key: string, body: ReadableStream<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  let upload: R2MultipartUploadLike | undefined;
  const parts: { partNumber: number; etag: string }[] = [];
  const part = new PartBuffer();
  const sendPart = async () => {
    upload ??= await bucket.createMultipartUpload(key);
    parts.push(await upload.uploadPart(parts.length + 1, part.bytes()));
    part.clear();
  };
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      size += chunk.length;
      for (let rest = part.add(chunk); part.isFull; rest = part.add(rest)) await sendPart();
    }
    if (!upload) {
      await bucket.put(key, part.bytes());
    } else {
      if (part.length > 0) await sendPart();
      await upload.complete(parts);
    }
    return { size, sha256: hash.digest('hex') };
  } catch (error) {
    await upload?.abort().catch(() => undefined);
    throw error;
  }
}

/** Collects chunks up to the size of one part; grows as needed, so that a small file takes little memory. */
class PartBuffer {
  length = 0;
  private buffer = new Uint8Array(64 * 1024);

  get isFull() {
    return this.length === partSize;
  }

  /** Adds what fits and returns the rest. */
  add(chunk: Uint8Array): Uint8Array {
    const taken = chunk.subarray(0, partSize - this.length);
    this.grow(this.length + taken.length);
    this.buffer.set(taken, this.length);
    this.length += taken.length;
    return chunk.subarray(taken.length);
  }

  bytes(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  clear() {
    this.length = 0;
  }

  private grow(needed: number) {
    if (needed <= this.buffer.length) return;
    const larger = new Uint8Array(Math.min(partSize, Math.max(needed, this.buffer.length * 4)));
    larger.set(this.bytes());
    this.buffer = larger;
  }
}
