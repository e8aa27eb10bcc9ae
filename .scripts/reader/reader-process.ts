import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FileToRead } from '../../worker/platform/platform.ts';

/** What one file may cost: as much CPU as in worker/reader.wrangler.jsonc, and memory above that of an idle process. */
const maxCpuMs = 5000;
const maxWallMs = 30_000;
const maxMegabytes = 100;
/** A process that has grown by as much is replaced before the next file. */
const spentMegabytes = 32;
const watchEveryMs = 10;

/** What is done with a file: a method of the reader. */
export type ReaderTask = { file: FileToRead; kind: 'read' | 'renderThumbnail' };

/** The result of a file. A file that costs too much gets none: the process ends. */
export type ReaderMessage<Result = unknown> = { result: Result; isSpent: boolean };

// Its server decides when it ends, also where a terminal interrupts both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
// Requests come first.
setPriority(5);

const thread = new Worker(process.argv[2] ?? '', {
  resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
});
// Out of memory, for instance.
thread.on('error', () => process.exit(1));

await new Promise((ready) => thread.once('message', ready));
const idleBytes = process.memoryUsage.rss();
const grownMegabytes = () => (process.memoryUsage.rss() - idleBytes) / 1024 / 1024;

process.on('message', (task: ReaderTask) => {
  const started = Date.now();
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooSlow = (user + system) / 1000 > maxCpuMs || Date.now() - started > maxWallMs;
    if (isTooSlow || grownMegabytes() > maxMegabytes) process.exit(1);
  }, watchEveryMs);
  thread.once('message', (result: unknown) => {
    clearInterval(watch);
    const message: ReaderMessage = { result, isSpent: grownMegabytes() > spentMegabytes };
    process.send?.(message);
  });
  thread.postMessage(task, [task.file.bytes.buffer]);
});
process.send?.('ready');
