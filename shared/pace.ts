/** What `createPace` needs: `checkpoint` yields to the event loop, and may throw to end the work. */
export type Checkpoints = { checkpoint(): Promise<void> };

/** Counts `work`; begins a checkpoint where it is time for one. */
export type Pace = (work: number) => Promise<void> | undefined;

/**
 * Begins a checkpoint after every `amount` of work, whatever its unit: few enough to yield often, and not so few that
 * waiting takes longer than the work. In between there is nothing to await, which costs time too.
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

/** Lets everything else that waits have its turn. Not by a timer where possible: those of hidden tabs take up to a minute. */
export function yieldToOthers(): Promise<void> {
  if (scheduler?.postTask) return scheduler.postTask(() => {});
  // The runtime of Workers looks at no request that has arrived before a timer of 0 ms.
  return new Promise((resolve) => setTimeout(resolve, 1));
}
