import { runBatch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteUserStatements } from './user-store.ts';

/**
 * Deletes an account with its sessions, keys and memberships. Organizations it alone belongs to are deleted with it;
 * 409 `user.owns_shared_organization` while it owns one that has other members.
 */
export async function deleteUser(
  platform: Pick<Platform, 'identityDatabase' | 'clock'>,
  userId: string,
): Promise<void> {
  const { identityDatabase, clock } = platform;
  const [, deleted] = (await runBatch(
    identityDatabase,
    deleteUserStatements(identityDatabase, userId, clock.now()),
  )) as [unknown, { id: string }[]];
  if (deleted.length === 0) {
    throw new AppError('user.owns_shared_organization', {
      message: 'Hand over or delete the organizations you own that have other members',
    });
  }
}
