/** Milliseconds of CPU that this process has used, in all or since `start`: other processes do not prolong them. */
export function cpuTime(start = 0): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 - start;
}
