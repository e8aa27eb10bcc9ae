/** Milliseconds of CPU that this process has used, in all or since `start`: other processes do not prolong them. */
export function cpuTime(start = 0): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 - start;
}

/** Milliseconds of CPU of the fastest of three runs, of which none follows one that took less than `enough`. */
export async function leastCpuTime(work: () => unknown, enough = 0): Promise<number> {
  return leastOf(async () => {
    const start = cpuTime();
    await work();
    return cpuTime(start);
  }, enough);
}

/**
 * The least of three measurements: the first one is compiled, and a busy machine prolongs some. None follows one that is
 * less than `enough`.
 */
export async function leastOf(measure: () => Promise<number>, enough = 0): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 3 && least >= enough; run += 1) least = Math.min(least, await measure());
  return least;
}
