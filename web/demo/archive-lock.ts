/** Keeps other tabs, and other work of this one, out while `work` runs. */
export type WithLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Takes the lock. Returns what gives it back. */
export function takeLock(withLock: WithLock): Promise<() => void> {
  const taken = Promise.withResolvers<() => void>();
  const released = Promise.withResolvers<void>();
  withLock(() => {
    taken.resolve(released.resolve);
    return released.promise;
  }).catch(taken.reject);
  return taken.promise;
}
