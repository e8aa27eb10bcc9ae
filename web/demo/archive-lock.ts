export type WithLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function takeLock(withLock: WithLock): Promise<() => void> {
  const taken = Promise.withResolvers<() => void>();
  const released = Promise.withResolvers<void>();
  withLock(() => {
    taken.resolve(released.resolve);
    return released.promise;
  }).catch(taken.reject);
  return taken.promise;
}
