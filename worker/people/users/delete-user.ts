import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeUser } from './user-store.ts';

/**
 * Deletes an account with its sessions, API keys and memberships, and the organizations to which only this user belongs.
 * Throws 409 `user.owns_shared_organization` while the user owns one with other members.
 */
export async function deleteUser(
  platform: Pick<Platform, 'identityDatabase' | 'clock'>,
  userId: string,
): Promise<void> {
  const now = platform.clock.now();
  const isDeleted = await removeUser(platform.identityDatabase, { userId, now });
  if (isDeleted) return;
  throw new AppError('user.owns_shared_organization');
}
