/**
 * Runs tasks one at a time in the order of the requests. Each request returns a function that cancels it; a task
 * cancelled before its turn never starts. A failing task does not block the next one.
 */
export function createTurns() {
  let last = Promise.resolve();
  return (work: (signal: AbortSignal) => Promise<void>): (() => void) => {
    const controller = new AbortController();
    const { signal } = controller;
    last = last.then(() => (signal.aborted ? undefined : work(signal))).catch(() => undefined);
    return () => controller.abort();
  };
}
