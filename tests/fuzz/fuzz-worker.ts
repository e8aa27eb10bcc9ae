import { parentPort } from 'node:worker_threads';
import { extractionFailureReasons } from '../../shared/archive/reading/extraction-reasons.ts';
import { extractText } from '../../worker/archive/reading/extract-text.ts';
import { createInput } from './inputs.ts';

export type FuzzTask = { reader: string; seed: number };
export type FuzzResult = FuzzTask & {
  outcome: string;
  cpuMilliseconds: number;
  memoryBytes: number;
  problem?: string;
};

const memoryBytes = 100_000_000;
const tooMuchMemory = 'too much memory';

/** Reads one input after the other. With `node --expose-gc`, each is charged only for the memory it adds. */
parentPort?.on('message', (task: FuzzTask) => {
  void runOnceMore(task).then((result) => parentPort?.postMessage(result));
});

/** Garbage counts until it is collected: a reading that took too much is repeated, and the least counts. */
async function runOnceMore(task: FuzzTask): Promise<FuzzResult> {
  let least = await run(task);
  for (let repeats = 0; repeats < 2 && least.problem === tooMuchMemory; repeats += 1) {
    const again = await run(task);
    if (again.memoryBytes < least.memoryBytes) least = again;
  }
  return least;
}

async function run(task: FuzzTask): Promise<FuzzResult> {
  const { bytes, mimeType } = createInput(task.reader, task.seed);
  globalThis.gc?.();
  const started = process.cpuUsage();
  const before = usedMemory();
  const measured = () => {
    const { user, system } = process.cpuUsage(started);
    return { cpuMilliseconds: (user + system) / 1000, memoryBytes: usedMemory() - before };
  };
  try {
    const result = await extractText({ bytes, mimeType });
    const outcome = result.state === 'failed' ? result.reason : result.state;
    const known: readonly string[] = [...extractionFailureReasons, 'done', 'none'];
    const cost = measured();
    const isLarge = cost.memoryBytes > memoryBytes;
    const problem = known.includes(outcome) ? undefined : `unknown outcome ${outcome}`;
    return { ...task, outcome, ...cost, problem: isLarge ? tooMuchMemory : problem };
  } catch (error) {
    return { ...task, outcome: 'thrown', ...measured(), problem: String(error) };
  }
}

function usedMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
