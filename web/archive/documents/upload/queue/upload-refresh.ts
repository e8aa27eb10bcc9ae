const pauseMs = 500;
const longestWaitMs = 2000;

/**
 * Refreshes an organization's data when its uploads pause, and every two seconds while they do not. Refreshes never
 * overlap, so that a slow server gets no more requests than it can answer.
 */
export function createUploadRefresh(refresh: (organizationId: string) => Promise<unknown>) {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; since: number }>();
  const running = new Set<string>();
  const missed = new Set<string>();

  const run = (organizationId: string) => {
    waiting.delete(organizationId);
    if (running.has(organizationId)) return missed.add(organizationId);
    running.add(organizationId);
    void refresh(organizationId).finally(() => {
      running.delete(organizationId);
      if (missed.delete(organizationId)) notify(organizationId);
    });
  };

  const notify = (organizationId: string) => {
    const earlier = waiting.get(organizationId);
    clearTimeout(earlier?.timer);
    const since = earlier?.since ?? Date.now();
    const delay = Math.min(pauseMs, since + longestWaitMs - Date.now());
    waiting.set(organizationId, { since, timer: setTimeout(run, delay, organizationId) });
  };
  return notify;
}
