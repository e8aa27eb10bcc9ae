/**
 * Does work one at a time, in the order of the requests. Each returns how to cancel it: work that is cancelled before its
 * turn is never begun. Work that fails does not keep the next from its turn.
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
