import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { longResponse } from '../../access/long-response.ts';
import { zipChunks, type ZipEntry } from './zip-chunks.ts';

const scope = createSystemScope(createSqlitePlatform().platform, createId('org'));
const zipStream = (entries: AsyncIterable<ZipEntry>) =>
  longResponse(scope, () => zipChunks(entries));

const modifiedAt = new Date('2026-03-04T05:06:08Z');
const entryOf = (name: string, ...chunks: string[]): ZipEntry => ({
  name,
  size: chunks.join('').length,
  modifiedAt,
  body: new Blob(chunks).stream(),
});

async function* entries(...list: ZipEntry[]) {
  yield* list;
}

async function* emptyEntries(count: number) {
  for (let index = 0; index < count; index += 1) {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
    yield { name: `${index}.txt`, size: 0, modifiedAt, body };
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>) {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('zipChunks', () => {
  it('contains every file under its name, in any script', async () => {
    const archive = await bytesOf(
      zipStream(
        entries(entryOf('a.txt', 'first'), entryOf('書類/é.txt', ''), entryOf('b', 'x', 'y')),
      ),
    );
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual(['a.txt', '書類/é.txt', 'b']);
    expect(text(files['a.txt'])).toBe('first');
    expect(text(files['書類/é.txt'])).toBe('');
    expect(text(files.b)).toBe('xy');
  });

  it('returns a valid archive without entries', async () => {
    expect(unzipSync(await bytesOf(zipStream(entries())))).toEqual({});
  });

  it('counts more than 65,535 files', async () => {
    const archive = await bytesOf(zipStream(emptyEntries(66_000)));
    const view = new DataView(archive.buffer);
    const locator = archive.length - 22 - 20;
    expect(view.getUint32(locator, true)).toBe(0x07064b50);
    const end64 = Number(view.getBigUint64(locator + 8, true));
    expect(view.getUint32(end64, true)).toBe(0x06064b50);
    expect(view.getBigUint64(end64 + 32, true)).toBe(66_000n);
  });

  it('writes zip64 sizes for a file of 4 GiB', async () => {
    const large = { ...entryOf('large', 'short'), size: 2 ** 32 };
    const archive = await bytesOf(zipStream(entries(large)));
    const view = new DataView(archive.buffer);
    expect(view.getUint16(4, true)).toBe(45);
    expect(view.getUint32(22, true)).toBe(0xffffffff);
    const descriptor = 30 + 5 + 20 + 5;
    expect(view.getUint32(descriptor, true)).toBe(0x08074b50);
    expect(view.getBigUint64(descriptor + 8, true)).toBe(5n);
  });

  it('opens a file only after the one before it, and fails with it', async () => {
    const opened: string[] = [];
    async function* lazily() {
      opened.push('a');
      yield entryOf('a', 'content of a');
      opened.push('b');
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.error(new Error('the store is gone')),
      });
      yield { ...entryOf('b'), body };
    }
    const reader = zipStream(lazily()).getReader();
    await reader.read();
    expect(opened).toEqual(['a']);
    const readAll = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readAll()).rejects.toThrow('the store is gone');
  });

  it('cancels the open file and opens no other when it is cancelled', async () => {
    const cancelled: unknown[] = [];
    async function* endless() {
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(1024)),
        cancel: () => void cancelled.push('a'),
      });
      yield { ...entryOf('a'), body };
      cancelled.push('b was opened');
    }
    const reader = zipStream(endless()).getReader();
    for (let chunk = 0; chunk < 5; chunk += 1) await reader.read();
    await reader.cancel();
    expect(cancelled).toEqual(['a']);
  });
});
