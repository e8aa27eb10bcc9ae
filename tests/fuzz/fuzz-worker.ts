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

/** Reads one input after the other; memory that remains is the next one's problem, as in a Worker. */
parentPort?.on('message', (task: FuzzTask) => {
  void run(task).then((result) => parentPort?.postMessage(result));
});

async function run(task: FuzzTask): Promise<FuzzResult> {
  const { bytes, mimeType } = createInput(task.reader, task.seed);
  const started = process.cpuUsage();
  const measured = () => {
    const { user, system } = process.cpuUsage(started);
    const { heapUsed, external } = process.memoryUsage();
    return { cpuMilliseconds: (user + system) / 1000, memoryBytes: heapUsed + external };
  };
  try {
    const result = await extractText({ bytes, mimeType });
    const outcome = result.state === 'failed' ? result.reason : result.state;
    const known: readonly string[] = [...extractionFailureReasons, 'done', 'none'];
    const problem = known.includes(outcome) ? undefined : `unknown outcome ${outcome}`;
    return { ...task, outcome, ...measured(), problem };
  } catch (error) {
    return { ...task, outcome: 'thrown', ...measured(), problem: String(error) };
  }
}
