import type { QueuedJob } from '../../worker/platform/platform.ts';

/**
 * Runs jobs one after another in the order they are added, and those that recognize pages in a line of their own, so that
 * nothing else waits for pages. `run` never rejects.
 */
export function createJobLines(run: (jobId: string) => Promise<void>) {
  const pages = createLine(run);
  const others = createLine(run);
  return {
    add(jobs: readonly QueuedJob[]) {
      for (const { jobId, queue } of jobs) (queue === 'recognition' ? pages : others).add(jobId);
    },
    clear() {
      pages.clear();
      others.clear();
    },
    /** Waits until no job is left. */
    async finish() {
      while (pages.isBusy() || others.isBusy()) await Promise.all([pages.end(), others.end()]);
    },
  };
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
