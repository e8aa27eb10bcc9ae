import { createHash } from 'node:crypto';
import { second } from '../../../shared/time/durations.ts';
import { createByteBudget, type ByteShare } from '../byte-budget.ts';
import type { FileStore } from '../platform.ts';
import type { R2BucketLike, R2MultipartUploadLike } from './environment.ts';

/** R2 requires all parts but the last to have the same size of at least 5 MiB. */
const partSize = 5 * 1024 * 1024;

const smallPart = 64 * 1024;

/**
 * Memory of all parts of an isolate, which has 128 MiB. A part that fills slowly is released for
 * those of other organizations.
 */
const partMemory = createByteBudget({
  capacity: 32 * 1024 * 1024,
  patience: 5 * second,
  longestWait: 30 * second,
});

/** Milliseconds between two writes of a key, of which R2 accepts one per second. */
const writePause = 1250;

/** Keys deleted in a call, of which R2 accepts 1,000. */
const keysAtOnce = 800;

type Wait = (milliseconds: number) => Promise<void>;

declare const scheduler: { wait: Wait };

/**
 * Creates a store of files in R2. A small file is a single put, a larger one a multipart upload,
 * which is aborted if the stream fails. Replacing a file that was read here waits until R2 accepts
 * another write.
 */
export function createR2Files(
  bucket: R2BucketLike,
  wait: Wait = (milliseconds) => scheduler.wait(milliseconds),
): FileStore {
  const writtenAt = new Map<string, number>();
  return {
    put: (key, body, { sizeAtMost = Infinity } = {}) =>
      putStream(bucket, key, { body, sizeAtMost }),
    async get(key, range) {
      const object = await bucket.get(key, range && { range });
      if (object) writtenAt.set(key, object.uploaded.getTime());
      return object && { body: object.body, size: object.size, etag: object.etag };
    },
    async replace(key, bytes, etag) {
      const rest = (writtenAt.get(key) ?? 0) + writePause - Date.now();
      if (rest > 0) await wait(Math.min(rest, writePause));
      const onlyIf = etag === null ? new Headers({ 'if-none-match': '*' }) : { etagMatches: etag };
      return (await bucket.put(key, bytes, { onlyIf })) !== null;
    },
    async delete(keys) {
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        await bucket.delete(keys.slice(start, start + keysAtOnce));
      }
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

type Incoming = { body: ReadableStream<Uint8Array>; sizeAtMost: number };

async function putStream(bucket: R2BucketLike, key: string, { body, sizeAtMost }: Incoming) {
  // The last folder of a key is the organization, for every kind of file.
  const share = partMemory.open(key.split('/').at(-2));
  const reader = body.getReader();
  const hash = createHash('sha256');
  let size = 0;
  let upload: R2MultipartUploadLike | undefined;
  const parts: { partNumber: number; etag: string }[] = [];
  const part = new PartBuffer(share, Math.min(sizeAtMost, partSize));
  const sendPart = async () => {
    upload ??= await bucket.createMultipartUpload(key);
    parts.push(await upload.uploadPart(parts.length + 1, part.bytes()));
    part.clear();
    share.renew();
  };
  try {
    for (;;) {
      const { done, value: chunk } = await share.whileHeld(reader.read());
      if (done) break;
      share.touch();
      hash.update(chunk);
      size += chunk.length;
      for (let rest = await part.add(chunk); part.isFull; rest = await part.add(rest)) {
        await sendPart();
      }
    }
    if (!upload) {
      await bucket.put(key, part.bytes());
    } else {
      if (part.length > 0) await sendPart();
      await upload.complete(parts);
    }
    return { size, sha256: hash.digest('hex') };
  } catch (error) {
    // Not awaited, because the sender may have stopped sending.
    void reader.cancel(error).catch(() => undefined);
    await upload?.abort().catch(() => undefined);
    throw error;
  } finally {
    share.release();
  }
}

/** Collects chunks up to the size of one part; grows as needed, so that a small file takes little memory. */
class PartBuffer {
  length = 0;
  private buffer = new Uint8Array(0);
  private readonly share: ByteShare;
  private readonly expected: number;

  constructor(share: ByteShare, expected: number) {
    this.share = share;
    this.expected = expected;
  }

  get isFull() {
    return this.length === partSize;
  }

  async add(chunk: Uint8Array): Promise<Uint8Array> {
    const taken = chunk.subarray(0, partSize - this.length);
    await this.grow(this.length + taken.length);
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

  /** Reserves the memory of a large part at once. If parts grew step by step, they could wait for each other forever. */
  private async grow(needed: number) {
    if (needed <= this.buffer.length) return;
    await this.share.grow(needed <= smallPart ? smallPart : Math.max(needed, this.expected));
    const larger = new Uint8Array(
      Math.min(partSize, Math.max(needed, this.buffer.length * 4, smallPart)),
    );
    larger.set(this.bytes());
    this.buffer = larger;
  }
}
