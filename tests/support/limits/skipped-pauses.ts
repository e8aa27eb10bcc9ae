type Scheduler = { wait(milliseconds: number): Promise<void> };

let skipped = 0;

/** Returns the current time plus all skipped pauses. */
export function pausedTime(): number {
  return Date.now() + skipped;
}

/** Simulates the seconds between two user actions of a test; consecutive jobs follow each other at once. */
export function letTimePass(): void {
  skipped += 5000;
}

/** Skips the pauses that the product makes because of a limit. */
export function skipPauses(): void {
  const { scheduler } = globalThis as unknown as { scheduler: Scheduler };
  scheduler.wait = async (milliseconds) => void (skipped += milliseconds);
}
