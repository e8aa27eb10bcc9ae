import type { SignedInUser } from '../../access/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countReceived } from './invitation-store.ts';
import { hasVerifiedEmail } from './has-verified-email.ts';

/** How many invitations to the user's own address are open. */
export async function countReceivedInvitations(platform: Platform, user: SignedInUser) {
  if (!hasVerifiedEmail(platform, user)) return 0;
  return countReceived(platform.identityDatabase, user.email, platform.clock.now());
}
