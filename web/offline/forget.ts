import { readStored } from '../browser/local-store.ts';
import { organizationPath } from './copied-paths.ts';
import { forgetCopies, forgetCopiesOf } from './copy-store.ts';
import { forgetPages } from './scan-store.ts';
import { forgetWaiting, releaseWaiting } from './waiting-store.ts';

/** Deletes all data of a user who logs out. Files of other users that wait for upload stay. */
export async function forgetEverything(userId: string) {
  await Promise.allSettled([forgetCopies(), forgetWaiting(userId), forgetPages(userId)]);
}

/**
 * Deletes copies after the session has ended by itself. Files that wait for upload exist nowhere else, and stay for the
 * same user.
 */
export async function forgetWhatWasRead() {
  await forgetCopies().catch(() => undefined);
}

/** Deletes the stored data of an organization that the user is no longer a member of. */
export async function forgetOrganizationOffline(organizationId: string) {
  const userId = readStored('user');
  await Promise.allSettled([
    forgetCopiesOf(organizationPath(organizationId)),
    userId ? releaseWaiting(userId, (id) => id === organizationId) : undefined,
  ]);
}
