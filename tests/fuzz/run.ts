import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { writeMeteredModules } from '../../.scripts/wasm/metered-modules.ts';
import { allowed } from '../support/limits/limits.ts';
import type { FuzzResult, FuzzTask } from './fuzz-worker.ts';
import { createInput, fuzzReaders, slowReaders } from './inputs.ts';

/**
 * Reads generated files for a time, or as many of each reader as `--inputs` says: `npm run fuzz -- --seconds 600
 * --reader pdf --seed 4`. Recognition takes seconds a page, so it runs only by name: `npm run fuzz -- --reader
 * recognition --inputs 200`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    inputs: { type: 'string' },
    reader: { type: 'string' },
    /** The first seed; each input takes the next one. */
    seed: { type: 'string', default: '1' },
  },
});

const isSlow = slowReaders.includes(values.reader ?? '');
const cpuMilliseconds = isSlow ? allowed('cpuMilliseconds') : 5000;
const tooSlow = `more than ${cpuMilliseconds} ms`;
const memoryMegabytes = 100;
const watchMilliseconds = 100;

const readers = values.reader ? [values.reader] : fuzzReaders;
const firstSeed = Number(values.seed);
const endSeed = values.inputs === undefined ? Infinity : firstSeed + Number(values.inputs);
// A number of inputs is the same on every machine, independent of time.
const end =
  values.inputs === undefined ? performance.now() + Number(values.seconds) * 1000 : Infinity;
const results: FuzzResult[] = [];

writeMeteredModules();
let worker = startWorker();
for (let seed = firstSeed; seed < endSeed && performance.now() < end; seed += 1) {
  for (const reader of readers) {
    const result = await readWithin({ reader, seed });
    results.push(result);
    if (result.problem) console.log(describe(result));
  }
}
await worker.terminate();
report();

function startWorker(): Worker {
  return new Worker(new URL('fuzz-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
}

/** Returns the first of three readings within the CPU bound, because other load slows some down. */
async function readWithin(task: FuzzTask): Promise<FuzzResult> {
  for (let reading = 1; ; reading += 1) {
    const result = await read(task);
    if (result.problem !== tooSlow || reading === 3) return result;
  }
}

/** Reads one input within the bounds; a reader that exceeds them is terminated with its thread. */
async function read(task: FuzzTask): Promise<FuzzResult> {
  // The cost does not include making the input.
  const input = createInput(task.reader, task.seed);
  const started = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  const { promise, resolve } = Promise.withResolvers<FuzzResult>();
  const fail = (problem: string) =>
    resolve({ ...task, outcome: 'ended', cpuMilliseconds: spent(), memoryBytes: 0, problem });
  const watch = setInterval(() => {
    if (spent() > cpuMilliseconds) fail(tooSlow);
  }, watchMilliseconds);
  const failWith = (error: unknown) => fail(String(error));
  worker.on('message', resolve).on('error', failWith);
  worker.postMessage({ task, input });

  const result = await promise;
  clearInterval(watch);
  worker.off('message', resolve).off('error', failWith);
  if (result.outcome === 'ended') {
    await worker.terminate();
    worker = startWorker();
  }
  return result;
}

function describe({ reader, seed, outcome, problem, ...cost }: FuzzResult): string {
  const { kind } = createInput(reader, seed);
  const figures = `${Math.round(cost.cpuMilliseconds)} ms, ${Math.round(cost.memoryBytes / 1e6)} MB`;
  return `--reader ${reader} --seed ${seed}: ${problem ?? outcome}, ${figures} (${kind})`;
}

function report(): void {
  const failures = results.filter(({ problem }) => problem);
  for (const reader of readers) {
    const own = results.filter((result) => result.reader === reader);
    const slowest = own.toSorted((a, b) => b.cpuMilliseconds - a.cpuMilliseconds)[0];
    const largest = own.toSorted((a, b) => b.memoryBytes - a.memoryBytes)[0];
    console.log(`${reader}: ${own.length} inputs`);
    if (slowest) console.log(`  slowest ${describe(slowest)}`);
    if (largest) console.log(`  largest ${describe(largest)}`);
  }
  console.log(`${results.length} inputs, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
