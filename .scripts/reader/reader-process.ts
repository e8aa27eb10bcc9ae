import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReaderRequest, ReaderResponse } from '../../worker/platform/reader/reader-tasks.ts';
import { costs, type ReaderKind } from './reader-costs.ts';

const watchEveryMs = 10;
/** Size of the young generation; by default it is three times as large. */
const newValuesMegabytes = 16;

/** Response of the thread: `error` if the reader failed for a reason other than the file. */
export type ThreadResponse = ReaderResponse | { error: string };

/** Response to a request. A request that exceeds its limits gets none, because the process ends. */
export type ReaderMessage = { response: ThreadResponse; isSpent: boolean };

const [, , path = '', kind = 'texts'] = process.argv;
const { maxCpuMs, maxWallMs, maxMegabytes, spentMegabytes } = costs[kind as ReaderKind];

// The server decides when this process ends, even if a terminal interrupts both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
// Requests have priority over reading.
setPriority(5);

const thread = new Worker(path, {
  workerData: kind,
  resourceLimits: {
    maxOldGenerationSizeMb: maxMegabytes,
    maxYoungGenerationSizeMb: newValuesMegabytes,
  },
});
// An error occurs if memory runs out, for instance.
thread.on('error', () => process.exit(1));

await new Promise((ready) => thread.once('message', ready));
const idleBytes = process.memoryUsage.rss();
const grownMegabytes = () => (process.memoryUsage.rss() - idleBytes) / 1024 / 1024;

process.on('message', (request: ReaderRequest) => {
  const started = Date.now();
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooSlow = (user + system) / 1000 > maxCpuMs || Date.now() - started > maxWallMs;
    if (isTooSlow || grownMegabytes() > maxMegabytes) process.exit(1);
  }, watchEveryMs);
  thread.once('message', (response: ThreadResponse) => {
    clearInterval(watch);
    const message: ReaderMessage = { response, isSpent: grownMegabytes() > spentMegabytes };
    process.send?.(message);
  });
  thread.postMessage(request, [request.bytes.buffer]);
});
process.send?.('ready');
