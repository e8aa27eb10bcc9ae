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

/** Lets everything else that waits have its turn. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
