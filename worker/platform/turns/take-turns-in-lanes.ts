import { takeTurns, type Turn, type TurnOptions } from './take-turns.ts';

/**
 * Runs as many works at once as there are lanes. Each work waits in the lane with the fewest others, in the order of the
 * calls.
 */
export function takeTurnsInLanes(count: number, options: TurnOptions) {
  const lanes = Array.from({ length: count }, () => ({
    inTurn: takeTurns(options),
    /**
     * The time until which each work counts, because a work whose request has ended may never
     * finish.
     */
    works: new Set<{ until: number }>(),
  }));

  const shortest = (now: number) => {
    for (const { works } of lanes) {
      for (const other of works) if (other.until <= now) works.delete(other);
    }
    return lanes.toSorted((one, other) => one.works.size - other.works.size)[0];
  };

  return async <Result>(work: (turn: Turn) => Promise<Result>): Promise<Result> => {
    const now = Date.now();
    const lane = shortest(now);
    if (!lane) throw new Error('There are no lanes');
    const place = { until: now + options.longestWait + options.longestTurn };
    lane.works.add(place);
    try {
      return await lane.inTurn(work);
    } finally {
      lane.works.delete(place);
    }
  };
}
