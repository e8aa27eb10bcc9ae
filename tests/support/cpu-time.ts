/** Returns the CPU milliseconds of this process, in total or since `start`; other processes do not increase them. */
export function cpuTime(start = 0): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 - start;
}

/** Returns the CPU milliseconds of the fastest of three runs. Stops after a run that took less than `enough`. */
export async function leastCpuTime(work: () => unknown, enough = 0): Promise<number> {
  return leastOf(async () => {
    const start = cpuTime();
    await work();
    return cpuTime(start);
  }, enough);
}

/**
 * Returns the least of three measurements, because the first one includes compilation and a busy machine slows some.
 * Stops after a measurement below `enough`.
 */
export async function leastOf(measure: () => Promise<number>, enough = 0): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 3 && least >= enough; run += 1) least = Math.min(least, await measure());
  return least;
}
