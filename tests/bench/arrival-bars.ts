import { atMost, type Verdict } from './bars.ts';

export type Arrivals = {
  files: number;
  uploadsPerSecond: number;
  findablePerSecond: number;
  /** CPU milliseconds of the process that reads texts. */
  cpuMsPerText: number;
  /** Memory of all processes afterwards. */
  megabytes: number;
  /** Medians of a neighbour's requests, before and during the uploads. */
  idleMs: number;
  besideMs: number;
  slowestMs: number;
};

/**
 * These bars do not depend on the machine's speed: except for the slowest response, they are counts or ratios of one
 * run.
 */
export function judgeArrivals(arrivals: readonly Arrivals[]): Verdict[] {
  const [first] = arrivals;
  return [
    ...arrivals.flatMap((one) => [
      atMost(
        `uploads against texts findable, ${one.files}`,
        one.uploadsPerSecond / one.findablePerSecond,
        { limit: 2 },
      ),
      atMost(`CPU of reading a text, ${one.files}`, one.cpuMsPerText, { limit: 6, unit: ' ms' }),
      atMost(`memory of all processes, ${one.files}`, one.megabytes, { limit: 800, unit: ' MB' }),
      atMost(`requests of a neighbour against idle, ${one.files}`, one.besideMs / one.idleMs, {
        limit: 2,
      }),
      atMost(`slowest request of a neighbour, ${one.files}`, one.slowestMs, {
        limit: 500,
        unit: ' ms',
      }),
    ]),
    ...arrivals
      .slice(1)
      .map((one) =>
        atMost(
          `memory, ${one.files} against ${first?.files}`,
          one.megabytes / (first?.megabytes ?? NaN),
          { limit: 1.1 },
        ),
      ),
    ...(first ? [] : [atMost('arrivals', undefined, { limit: 0 })]),
  ];
}
