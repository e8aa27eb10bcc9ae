import { expect, it, vi } from 'vitest';
import { openPdf } from './pdf-engine.ts';

const task = vi.hoisted(() => ({
  promise: Promise.resolve({}),
  destroy: () => Promise.resolve(),
}));

vi.mock('pdfjs-dist/build/pdf.worker.min.mjs?url', () => ({ default: '' }));
vi.mock('pdfjs-dist', () => ({
  GlobalWorkerOptions: {},
  PDFDataRangeTransport: EventTarget,
  PDFWorker: class {
    destroy() {}
  },
  PasswordResponses: {},
  getDocument: () => task,
}));

it('closes a file after its viewer, which React ends right after the page around it', async () => {
  const ended: string[] = [];
  vi.spyOn(task, 'destroy').mockImplementation(async () => void ended.push('file'));
  const file = openPdf({
    file: { size: 1, read: async () => new ArrayBuffer(1) },
    onPasswordNeeded: () => undefined,
    onUnreachable: () => undefined,
  });
  file.destroy();
  ended.push('viewer');
  await Promise.resolve();
  expect(ended).toEqual(['viewer', 'file']);
});
