import { parentPort } from 'node:worker_threads';
import type { ExtractionResult } from '../../shared/archive/reading/extraction-result.ts';
import type { ReaderTask } from '../../.scripts/reader/reader-process.ts';

/** A reader that does what the type of the file says. */
const costs = new Map<string, () => void>([
  [
    'test/time',
    () => {
      for (;;) Math.random();
    },
  ],
  [
    'test/buffers',
    () => {
      const kept = [];
      for (;;) kept.push(new Uint8Array(1024 * 1024).fill(1));
    },
  ],
  [
    'test/heap',
    () => {
      const kept = [];
      for (;;) kept.push({ text: `${Math.random()}` });
    },
  ],
  ['test/crash', () => process.kill(process.pid, 'SIGSEGV')],
]);

parentPort?.on('message', ({ file }: ReaderTask) => {
  costs.get(file.mimeType)?.();
  const result: ExtractionResult = { state: 'done', text: `pid ${process.pid}` };
  parentPort?.postMessage(result);
});
parentPort?.postMessage('ready');
