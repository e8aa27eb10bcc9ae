import { parentPort } from 'node:worker_threads';
import type { ReaderRequest, ReaderResponse } from '../../worker/platform/reader-tasks.ts';

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

parentPort?.on('message', ({ task }: ReaderRequest) => {
  costs.get('mimeType' in task ? task.mimeType : 'test/buffers')?.();
  const response: ReaderResponse = { json: { state: 'done', text: `pid ${process.pid}` } };
  parentPort?.postMessage(response);
});
parentPort?.postMessage('ready');
