/** Changes the imports of an organization in one tab at a time. Null, and nothing is done, where another one imports into it. */
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
