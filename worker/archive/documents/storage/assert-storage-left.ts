import { AppError } from '../../../http/app-error.ts';
import { selectIsStorageFull, storageLimitReached, type StorageOwner } from './storage-store.ts';

/**
 * Throws 403 `limit.reached` if an organization has reached its storage limit, before anything is
 * sent to the file store.
 */
export async function assertStorageLeft(scope: StorageOwner): Promise<void> {
  if (scope.platform.maxStorageBytes === 0) return;
  const full = await selectIsStorageFull(scope);
  if (full.length > 0) throw storageLimitReached();
}

export function isStorageFull(error: unknown): boolean {
  return error instanceof AppError && error.code === 'limit.reached';
}
