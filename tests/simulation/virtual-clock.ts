import { setImmediate } from 'node:timers/promises';

type Event = { at: number; run: () => void };

/** A time that passes only when everything that can happen at it has happened. */
export function createVirtualClock(start: number) {
  let now = start;
  const events: Event[] = [];

  const after = (milliseconds: number, run: () => void) => {
    const at = now + milliseconds;
    const before = events.findLastIndex((event) => event.at <= at);
    events.splice(before + 1, 0, { at, run });
  };

  return {
    now: () => new Date(now),
    after,
    sleep: (milliseconds: number) => new Promise<void>((resolve) => after(milliseconds, resolve)),
    /** Lets time pass until `isOver`, or until nothing is going to happen. */
    async pass(isOver: () => boolean): Promise<void> {
      for (let event = events.shift(); event && !isOver(); event = events.shift()) {
        now = event.at;
        event.run();
        // All databases and queues are within this process, so that what follows from an event needs no more than this.
        await setImmediate();
      }
    },
  };
}

export type VirtualClock = ReturnType<typeof createVirtualClock>;
