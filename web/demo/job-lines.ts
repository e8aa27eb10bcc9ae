import { second } from '../../shared/time/durations.ts';
import type { QueuedJob } from '../../worker/platform/platform.ts';

/**
 * Runs jobs one after another in the order they are added; jobs that recognize pages have a separate queue, so that
 * others do not wait for them. `run` never rejects.
 */
export function createJobLines(run: (jobId: string) => Promise<void>) {
  const pages = createLine(run);
  const others = createLine(run);
  const delayed = new Map<QueuedJob, Promise<void>>();
  const addLater = async (job: QueuedJob, delaySeconds: number) => {
    await waitFor(delaySeconds * second);
    if (delayed.delete(job)) add(job);
  };
  const add = ({ jobId, queue }: QueuedJob) =>
    (queue === 'recognition' ? pages : others).add(jobId);
  return {
    add(jobs: readonly QueuedJob[]) {
      for (const job of jobs) {
        if (job.delaySeconds) delayed.set(job, addLater(job, job.delaySeconds));
        else add(job);
      }
    },
    clear() {
      delayed.clear();
      pages.clear();
      others.clear();
    },
    async finish() {
      while (pages.isBusy() || others.isBusy() || delayed.size > 0) {
        await Promise.all([pages.end(), others.end(), ...delayed.values()]);
      }
    },
  };
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function createLine(run: (jobId: string) => Promise<void>) {
  const waiting: string[] = [];
  let running: Promise<void> | undefined;
  const drain = async () => {
    for (let jobId = waiting.shift(); jobId; jobId = waiting.shift()) await run(jobId);
    running = undefined;
  };
  return {
    add(jobId: string) {
      waiting.push(jobId);
      running ??= drain();
    },
    clear: () => void (waiting.length = 0),
    isBusy: () => running !== undefined,
    end: () => running,
  };
}
