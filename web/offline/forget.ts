import { readStored } from '../browser/local-store.ts';
import { organizationPath } from './copied-paths.ts';
import { forgetCopies, forgetCopiesOf } from './copy-store.ts';
import { forgetPages } from './scan-store.ts';
import { forgetWaiting, releaseWaiting } from './waiting-store.ts';

/** For someone who logs out: nothing of theirs stays in this browser. What others have left to be uploaded does. */
export async function forgetEverything(userId: string) {
  await Promise.allSettled([forgetCopies(), forgetWaiting(userId), forgetPages(userId)]);
}

/** For a session that has ended by itself. What waits to be uploaded exists nowhere else: it waits for the same user. */
export async function forgetWhatWasRead() {
  await forgetCopies().catch(() => undefined);
}

/** Forgets what is stored of an organization that the user is no longer a member of. */
export async function forgetOrganizationOffline(organizationId: string) {
  const userId = readStored('user');
  await Promise.allSettled([
    forgetCopiesOf(organizationPath(organizationId)),
    userId ? releaseWaiting(userId, (id) => id === organizationId) : undefined,
  ]);
}
