/** `checkpoint` yields to the event loop, and may throw to stop the work. */
export type Checkpoints = { checkpoint(): Promise<void> };

/** Adds to the amount of work; returns a promise if it is time for a checkpoint. */
export type Pace = (work: number) => Promise<void> | undefined;

/**
 * Returns a pace that begins a checkpoint after every `amount` of work, in any unit. The amount should be small enough to yield often, but
 * large enough that waiting does not dominate. In between nothing is awaited, which would cost time too.
 */
export function createPace({ checkpoint }: Checkpoints, amount: number): Pace {
  let done = 0;
  return (work) => {
    done += work;
    if (done < amount) return undefined;
    done = 0;
    return checkpoint();
  };
}

type TaskScheduler = { postTask?: (task: () => void) => Promise<void> };
const { scheduler } = globalThis as { scheduler?: TaskScheduler };

/** Yields to other tasks. Avoids timers where possible, because browsers delay those of hidden tabs by up to a minute. */
export function yieldToOthers(): Promise<void> {
  if (scheduler?.postTask) return scheduler.postTask(() => {});
  // In Workers, a timer of 0 ms fires before requests that have already arrived are handled.
  return new Promise((resolve) => setTimeout(resolve, 1));
}
