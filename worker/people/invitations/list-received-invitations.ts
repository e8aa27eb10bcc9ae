import type { SignedInUser } from '../../access/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReceivedInvitations } from './invitation-store.ts';
import { hasVerifiedEmail } from './has-verified-email.ts';

/** The open invitations to the user's own address. */
export async function listReceivedInvitations(platform: Platform, user: SignedInUser) {
  if (!hasVerifiedEmail(platform, user)) return [];
  return findReceivedInvitations(platform.identityDatabase, user.email, platform.clock.now());
}
