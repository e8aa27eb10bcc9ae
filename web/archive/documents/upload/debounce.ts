/** Calls `run` once its calls have paused for `ms`, and at the latest `maxMs` after the first of them. */
export function debounce(run: () => void, { ms, maxMs }: { ms: number; maxMs: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  return () => {
    const now = Date.now();
    if (timer === undefined) latest = now + maxMs;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        run();
      },
      Math.min(ms, latest - now),
    );
  };
}
