import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { ReaderRequest, ReaderResponse } from '../../worker/platform/reader/reader-tasks.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const picture = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024).fill(1);

let remaining: Uint8Array[] = [];

/** A reader whose cost depends on the type of the file. */
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
  [
    'test/pictures',
    () => {
      // Allocations as large as a freed one come from memory that the process keeps, between blocks in use.
      for (let round = 0; round < 2; round += 1) {
        picture(24);
        collectGarbage();
      }
      const pictures = Array.from({ length: 16 }, () => picture(4));
      remaining = [new Uint8Array(100_000).fill(1)];
      pictures.length = 0;
    },
  ],
  ['test/crash', () => process.kill(process.pid, 'SIGSEGV')],
]);

parentPort?.on('message', ({ task }: ReaderRequest) => {
  costs.get('mimeType' in task ? task.mimeType : 'test/buffers')?.();
  collectGarbage();
  collectGarbage();
  const text = `pid ${process.pid} ${remaining.length}`;
  const response: ReaderResponse = { json: { state: 'done', text } };
  parentPort?.postMessage(response);
});
parentPort?.postMessage('ready');
