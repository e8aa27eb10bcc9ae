import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverloadError } from '../byte-budget.ts';
import type { R2BucketLike } from './environment.ts';
import { createR2Files } from './r2-files.ts';

const mebibyte = 1024 * 1024;

/**
 * A bucket that stores only lengths: of files, of the parts in which they were sent, and of the
 * lists of deleted keys.
 */
function createBucket() {
  const stored = new Map<string, number[]>();
  const deleted: string[][] = [];
  let uploaded = new Date();
  const bucket: R2BucketLike = {
    async put(key, value) {
      uploaded = new Date();
      return stored.set(key, [value.length]);
    },
    get: async () => ({ body: new ReadableStream(), size: 1, etag: '', uploaded }),
    delete: async (keys) => void deleted.push(keys),
    list: async () => ({ objects: [], truncated: false }),
    createMultipartUpload: async (key) => {
      const parts: number[] = [];
      return {
        uploadPart: async (partNumber, value) => {
          parts.push(value.length);
          return { partNumber, etag: '' };
        },
        complete: async () => stored.set(key, parts),
        abort: async () => undefined,
      };
    },
  };
  return { bucket, stored, deleted };
}

const stalled: ReadableStreamDefaultController<Uint8Array>[] = [];

function fileOf(size: number, end: 'close' | 'stop' = 'close') {
  const state = { sent: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.sent < size) {
          const chunk = new Uint8Array(Math.min(65_536, size - state.sent));
          state.sent += chunk.length;
          return controller.enqueue(chunk);
        }
        if (end === 'close') return controller.close();
        stalled.push(controller);
        return new Promise<void>(() => undefined);
      },
      cancel() {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const controller of stalled.splice(0)) controller.error(new Error('Connection reset'));
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
});

it('stores a file in parts of 5 MiB and a rest, with or without its size', async () => {
  const { bucket, stored } = createBucket();
  const files = createR2Files(bucket);
  for (const sizeAtMost of [undefined, 12 * mebibyte, 1000]) {
    await files.put('org_a/doc', fileOf(11 * mebibyte).stream, { sizeAtMost });
    expect(stored.get('org_a/doc')).toEqual([5 * mebibyte, 5 * mebibyte, mebibyte]);
    await files.put('org_a/doc', fileOf(100_000).stream, { sizeAtMost });
    expect(stored.get('org_a/doc')).toEqual([100_000]);
  }
});

it('replaces a file that was just written after more than a second', async () => {
  const waited: number[] = [];
  const files = createR2Files(createBucket().bucket, async (milliseconds) => {
    waited.push(milliseconds);
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
  const bytes = new Uint8Array(1);
  await files.replace('org_a/doc', bytes, null);
  expect(waited).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  await files.get('org_a/doc');
  await files.replace('org_a/doc', bytes, 'tag');
  expect(waited).toEqual([1000]);
  await files.get('org_a/doc');
  await vi.advanceTimersByTimeAsync(2000);
  await files.replace('org_a/doc', bytes, 'tag');
  expect(waited).toEqual([1000]);
});

it('deletes any number of files, at most 800 in a call', async () => {
  const { bucket, deleted } = createBucket();
  const keys = Array.from({ length: 2000 }, (_, index) => `${index}`);
  await createR2Files(bucket).delete(keys);
  expect(deleted.map(({ length }) => length)).toEqual([800, 800, 400]);
  expect(deleted.flat()).toEqual(keys);
});

describe('files that stop arriving', () => {
  it('hold no more than 32 MiB, whatever has been sent', async () => {
    const files = createR2Files(createBucket().bucket);
    const uploads = Array.from({ length: 64 }, (_, index) => {
      const file = fileOf(5_000_000, 'stop');
      void files.put(`org_a/${index}`, file.stream).catch(() => undefined);
      return file.state;
    });
    await vi.advanceTimersByTimeAsync(1000);
    const sent = uploads.reduce((sum, state) => sum + state.sent, 0);
    expect(sent).toBeGreaterThan(25 * mebibyte);
    // Each waiting file has sent only a small part and the chunk that did not fit.
    expect(sent).toBeLessThan(32 * mebibyte + 64 * 2 * 65_536);
  });

  it('are refused with their organization after 30 seconds, but give way to others after 5', async () => {
    const { bucket, stored } = createBucket();
    const files = createR2Files(bucket);
    const uploads = Array.from({ length: 64 }, (_, index) => {
      const file = fileOf(5_000_000, 'stop');
      const put = files.put(`requests/org_a/${index}`, file.stream);
      return {
        file,
        error: put.then(
          () => undefined,
          (error: unknown) => error,
        ),
      };
    });
    await vi.advanceTimersByTimeAsync(1000);
    const other = files.put('requests/org_b/doc', fileOf(11 * mebibyte).stream);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await other).toMatchObject({ size: 11 * mebibyte });
    expect(stored.get('requests/org_b/doc')).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(30_000);
    const refused = uploads.filter(({ file }) => file.state.isCancelled);
    expect(refused.length).toBeGreaterThan(50);
    for (const { error } of refused) expect(await error).toBeInstanceOf(OverloadError);
  });
});

it('a file that arrives slowly is stored, while others of its organization come and go', async () => {
  const { bucket, stored } = createBucket();
  const files = createR2Files(bucket);
  const slow = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        if (Date.now() >= endsAt) controller.close();
        else controller.enqueue(new Uint8Array(20_000));
      },
    },
    { highWaterMark: 0 },
  );
  const endsAt = Date.now() + 500_000;
  const put = files.put('org_a/slow', slow, { sizeAtMost: 10_000_000 });
  for (let index = 0; index < 50; index += 1) {
    const fast = files.put(`org_a/${index}`, fileOf(6 * mebibyte).stream);
    await vi.advanceTimersByTimeAsync(10_000);
    await fast;
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(await put).toMatchObject({ size: 499 * 20_000 });
  expect(stored.get('org_a/slow')).toHaveLength(2);
});
