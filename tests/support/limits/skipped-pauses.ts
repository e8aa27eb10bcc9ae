type Scheduler = { wait(milliseconds: number): Promise<void> };

let skipped = 0;

/** The time as if pauses had been waited for. */
export function pausedTime(): number {
  return Date.now() + skipped;
}

/** What a test does next is done by somebody some seconds later; jobs that follow each other follow at once. */
export function letTimePass(): void {
  skipped += 5000;
}

/** Ends the pauses that the product waits for because of a limit at once. */
export function skipPauses(): void {
  const { scheduler } = globalThis as unknown as { scheduler: Scheduler };
  scheduler.wait = async (milliseconds) => void (skipped += milliseconds);
}
