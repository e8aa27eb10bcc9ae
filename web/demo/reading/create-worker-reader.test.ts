import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute } from '../../../shared/time/durations.ts';
import { createWorkerReader } from './create-worker-reader.ts';
import type { ReadingMessage, ReadingRequest } from './reading-messages.ts';

const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
const file = (name: string) => ({ bytes: new TextEncoder().encode(name), mimeType: 'text/plain' });
const done = (text: string) => ({ state: 'done', text }) as const;

/** A worker that hangs or crashes on a file with these bytes, and reads all others as text. */
class StubWorker extends EventTarget {
  static readonly all: StubWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    StubWorker.all.push(this);
    queueMicrotask(() => this.respond({ kind: 'ready' }));
  }

  terminate() {
    this.isTerminated = true;
  }

  postMessage(request: ReadingRequest) {
    const text = new TextDecoder().decode(request.bytes);
    if (text === 'hang') return;
    if (text === 'crash') return void this.dispatchEvent(new Event('error'));
    if (text === 'refuse') return this.respond({ kind: 'failed', message: 'There is no data' });
    this.respond({ kind: 'done', response: { json: done(text) } });
  }

  respond(data: ReadingMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const openReader = () => createWorkerReader(() => new StubWorker());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  StubWorker.all.length = 0;
});

describe('the reader of the demo', () => {
  it('starts no worker before a file arrives', async () => {
    const reader = openReader();
    expect(StubWorker.all).toHaveLength(0);
    expect(await reader.read(file('zinnia'))).toEqual(done('zinnia'));
    expect(await reader.read(file('aster'))).toEqual(done('aster'));
    expect(StubWorker.all).toHaveLength(1);
  });

  it('gives up a file that hangs, and reads the next one', async () => {
    const reader = openReader();
    const [hanging, next] = [reader.read(file('hang')), reader.read(file('zinnia'))];
    await vi.advanceTimersByTimeAsync(minute);
    expect(await hanging).toEqual({ state: 'failed', reason: 'too_complex' });
    expect(await next).toEqual(done('zinnia'));
    expect(StubWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it('gives up a file that takes its worker down, and reads the next one', async () => {
    const reader = openReader();
    expect(await reader.read(file('crash'))).toEqual({ state: 'failed', reason: 'too_complex' });
    expect(await reader.read(file('zinnia'))).toEqual(done('zinnia'));
    expect(StubWorker.all).toHaveLength(2);
  });

  it('reads texts while a page hangs', async () => {
    const reader = openReader();
    const page = reader.recognize({ bytes: file('hang').bytes, index: 0, content });
    expect(await reader.read(file('zinnia'))).toEqual(done('zinnia'));
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await page).toEqual({ state: 'failed', reason: 'too_complex' });
  });

  it('rejects when something is missing, so that the file is read later', async () => {
    await expect(openReader().read(file('refuse'))).rejects.toThrow('There is no data');
  });

  it('rejects when its worker does not start', async () => {
    const reader = createWorkerReader(() => {
      const worker = new StubWorker();
      worker.respond = () => undefined;
      queueMicrotask(() => worker.dispatchEvent(new Event('error')));
      return worker;
    });
    await expect(reader.read(file('zinnia'))).rejects.toThrow('did not start');
  });

  it('ends its worker after a rest', async () => {
    const reader = openReader();
    await reader.read(file('zinnia'));
    await vi.advanceTimersByTimeAsync(minute);
    expect(StubWorker.all[0]?.isTerminated).toBe(true);
    expect(await reader.read(file('aster'))).toEqual(done('aster'));
  });
});
