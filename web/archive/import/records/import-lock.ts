/**
 * Runs a change of an organization's imports in one tab at a time. Returns null without running it if another tab holds
 * the lock.
 */
export async function withImportLock<Result>(
  organizationId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  const options = { ifAvailable: true };
  return (await locks.request(`sheaf-import-${organizationId}`, options, async (lock) =>
    lock ? work() : null,
  )) as Result | null;
}
