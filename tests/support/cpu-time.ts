/** Milliseconds of CPU that this process has used, in all or since `start`: other processes do not prolong them. */
export function cpuTime(start = 0): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 - start;
}

/** Milliseconds of CPU of the fastest of three runs: the first one is compiled, and a busy machine prolongs some. */
export async function leastCpuTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = cpuTime();
    await work();
    times.push(cpuTime(start));
  }
  return Math.min(...times);
}
