import type { PDFDocumentProxy } from 'pdfjs-dist';
import { afterEach, expect, it, vi } from 'vitest';
import { createEmbeddedFiles } from './embedded-files.ts';

const opened = vi.hoisted(() => ({
  document: Promise.resolve({}),
  terminate: vi.fn<() => void>(),
  isReading: () => false,
}));

vi.mock('./pdf-engine.ts', () => ({ openPdf: () => opened }));

afterEach(() => {
  vi.useRealTimers();
  opened.terminate.mockReset();
});

const file = { size: 1000, read: async () => new ArrayBuffer(0) };
type Attachments = Awaited<ReturnType<PDFDocumentProxy['getAttachments']>>;
const filesOf = (getAttachments: () => Promise<Attachments>) =>
  createEmbeddedFiles({ getAttachments }, file, undefined);

function attachments(names: readonly string[]): Attachments {
  return new Map(
    names.map((filename, index) => [
      `${index}`,
      { filename, rawFilename: filename, description: '' },
    ]),
  );
}

it('lists embedded files under names that are safe to save, and not without end', async () => {
  const files = filesOf(async () => attachments(['../a/b.xml', '\u202efdp.exe', '']));
  expect((await files.list()).map(({ name }) => name)).toEqual([
    '.._a_b.xml',
    'fdp.exe',
    'document',
  ]);
  const many = filesOf(async () => attachments(Array.from({ length: 5000 }, () => 'a')));
  expect(await many.list()).toHaveLength(200);
});

it('lists nothing where there is nothing, or it is damaged', async () => {
  expect(await filesOf(async () => null).list()).toEqual([]);
  expect(await filesOf(() => Promise.reject(new Error('damaged'))).list()).toEqual([]);
});

it('ends the worker of a file that unpacks for too long, and that of one that is read', async () => {
  vi.useFakeTimers();
  const files = filesOf(async () => null);
  opened.document = Promise.resolve({ getAttachmentContent: () => new Promise(() => undefined) });
  const bomb = files.read('bomb');
  const failure = expect(bomb).rejects.toThrow('Out of time');
  await vi.advanceTimersByTimeAsync(7000);
  expect(opened.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  await failure;
  expect(opened.terminate).toHaveBeenCalledOnce();

  opened.document = Promise.resolve({ getAttachmentContent: async () => Uint8Array.of(1, 2) });
  expect(await files.read('note')).toEqual(Uint8Array.of(1, 2));
  expect(opened.terminate).toHaveBeenCalledTimes(2);
});
