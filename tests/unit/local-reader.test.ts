import { readFileSync } from 'node:fs';
import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { afterAll, describe, expect, it } from 'vitest';
import { freeMemory, loadTexts, localReader } from '../../.scripts/reader/local-reader.ts';
import { costs } from '../../.scripts/reader/reader-costs.ts';
import { serveReader } from '../../.scripts/reader/serve-reader.ts';
import { superviseReader } from '../../.scripts/reader/supervise-reader.ts';
import { createRemoteReader } from '../../worker/platform/reader/remote-reader.ts';
import type { Reader } from '../../worker/platform/platform.ts';
import { readFixture } from '../support/fixtures/fixture-files.ts';

const root = new URL('../..', import.meta.url);
const costly = superviseReader(fileURLToPath(new URL('tests/support/costly-thread.ts', root)));
afterAll(() => costly.stop());

const completePage = { textLayer: 'complete', needsRecognition: false, dpi: 0 } as const;

const read = (reader: Reader, kind: string) =>
  reader.read({ bytes: new Uint8Array(10), mimeType: `test/${kind}` });

async function processOf(reader: Reader): Promise<number> {
  const result = await read(reader, 'nothing');
  return result.state === 'done' ? Number(/\d+/.exec(result.text ?? '')?.[0]) : 0;
}

const limitIn = (path: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(new URL(path, root), 'utf8'))?.[1]);

const exists = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a process that reads files', () => {
  it.each(['time', 'buffers', 'heap', 'crash'])(
    'gives up a file that costs too much %s, and reads the next one',
    async (kind) => {
      const before = await processOf(costly);
      expect(await read(costly, kind)).toEqual({ state: 'failed', reason: 'too_complex' });
      const after = await processOf(costly);
      expect(exists(after)).toBe(true);
      expect(exists(before)).toBe(false);
    },
  );

  it('ends when there is nothing to read, and starts again for the next file', async () => {
    const thread = fileURLToPath(new URL('tests/support/costly-thread.ts', root));
    const impatient = superviseReader(thread, 50);
    const before = await processOf(impatient);
    await expect.poll(() => exists(before)).toBe(false);
    expect(exists(await processOf(impatient))).toBe(true);
    impatient.stop();
  });

  it('gives the memory of its pictures back, and reads the next file', async () => {
    const before = await processOf(costly);
    expect(await read(costly, 'pictures')).toMatchObject({ state: 'done' });
    expect(await processOf(costly)).toBe(before);
  });

  it('gives up a page that costs too much, while it reads files', async () => {
    const page = { bytes: new Uint8Array(1), index: 0, content: completePage };
    const recognizing = costly.recognize(page);
    expect(await read(costly, 'nothing')).toMatchObject({ state: 'done' });
    expect(await recognizing).toEqual({ state: 'failed', reason: 'too_complex' });
  });

  it('makes no thumbnail of a file that costs too much', async () => {
    const file = { bytes: new Uint8Array(10), mimeType: 'test/crash' };
    expect(await costly.renderThumbnail(file)).toBeNull();
    expect(await read(costly, 'nothing')).toMatchObject({ state: 'done' });
  });

  it('reads one file after another', async () => {
    const results = await Promise.all([
      read(costly, 'crash'),
      read(costly, 'nothing'),
      read(costly, 'crash'),
      read(costly, 'nothing'),
    ]);
    expect(results.map(({ state }) => state)).toEqual(['failed', 'done', 'failed', 'done']);
  });

  it('is not the fault of the file when its process is ended from outside', async () => {
    const pid = await processOf(costly);
    const reading = read(costly, 'time');
    await new Promise((done) => setTimeout(done, 200));
    process.kill(pid, 'SIGTERM');
    await new Promise((done) => setTimeout(done, 200));
    expect(exists(pid)).toBe(true);
    costly.stop();
    await expect(reading).rejects.toThrow('The reader was ended');
    expect(await processOf(costly)).not.toBe(pid);
  });

  it('may use as much CPU for a file as the reading Worker', () => {
    const limit = limitIn('worker/reader.wrangler.jsonc', /"cpu_ms": (\d+)/);
    expect(limit).toBeGreaterThan(0);
    expect(costs.pages.maxCpuMs).toBe(limit);
    expect(costs.texts.maxCpuMs).toBeLessThan(limit);
  });
});

describe('its memory', () => {
  const forced = constants.NODE_PERFORMANCE_GC_FLAGS_FORCED;
  const forcedSchema = z.object({ detail: z.object({ flags: z.literal(forced) }) });
  const text = new TextEncoder().encode('Some ordinary words of a letter. '.repeat(20));

  const isForced = (entry: PerformanceEntry) => forcedSchema.safeParse(entry).success;

  async function collectionsWhile(work: () => Promise<void>): Promise<number> {
    let count = 0;
    const observer = new PerformanceObserver((list) => {
      count += list.getEntries().filter(isForced).length;
    });
    observer.observe({ entryTypes: ['gc'] });
    await work();
    await new Promise((done) => setTimeout(done, 50));
    observer.disconnect();
    return count;
  }

  it('is not freed after each text, but when it has grown', async () => {
    await loadTexts();
    const reading = await collectionsWhile(async () => {
      for (let round = 0; round < 100; round += 1) {
        await localReader.read({ bytes: new Uint8Array(text), mimeType: 'text/plain' });
        await freeMemory();
      }
    });
    expect(reading).toBeLessThanOrEqual(10);
    const picture = new Uint8Array(32 * 1024 * 1024).fill(1);
    expect(await collectionsWhile(freeMemory)).toBe(1);
    expect(picture.length).toBeGreaterThan(0);
  });
});

describe('its address', () => {
  it('reads what it is sent, and only where its path is known', async () => {
    const { url, stop } = await serveReader();
    try {
      expect(new URL(url).hostname).toBe('127.0.0.1');
      const reader = createRemoteReader((init) => fetch(url, init));
      const read = await reader.read({
        bytes: readFixture('cjk-memorandum.pdf'),
        mimeType: 'application/pdf',
      });
      expect(read).toMatchObject({ state: 'done' });
      const thumbnail = await reader.renderThumbnail({
        bytes: readFixture('letter.pdf'),
        mimeType: 'application/pdf',
      });
      expect(thumbnail?.subarray(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
      const text = { bytes: new Uint8Array(10), mimeType: 'text/plain' };
      expect(await reader.renderThumbnail(text)).toBeNull();
      const elsewhere = await fetch(new URL('/', url), { method: 'POST', body: 'text' });
      expect(elsewhere.status).toBe(404);
    } finally {
      stop();
    }
  });
});
