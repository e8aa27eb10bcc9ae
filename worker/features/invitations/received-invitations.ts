import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/app-env.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  acceptReceived,
  countReceivedInvitations,
  findReceivedInvitations,
  rejectReceived,
} from './invitation-store.ts';

/** Whether invitations to the user's address are the user's: only then is it known to be theirs. */
function ownsAddress(platform: Platform, user: SignedInUser): boolean {
  return user.emailVerified || !platform.config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED;
}

/** The open invitations to the user's own address. */
export async function listReceivedInvitations(platform: Platform, user: SignedInUser) {
  if (!ownsAddress(platform, user)) return [];
  return findReceivedInvitations(platform.identityDatabase, user.email, platform.clock.now());
}

export async function countOfReceivedInvitations(platform: Platform, user: SignedInUser) {
  if (!ownsAddress(platform, user)) return 0;
  return countReceivedInvitations(platform.identityDatabase, user.email, platform.clock.now());
}

/** Makes the user a member. 404 unless the invitation is open and to the user's own, verified address. */
export async function acceptInvitation(
  platform: Platform,
  invitationId: string,
  user: SignedInUser,
): Promise<void> {
  if (!ownsAddress(platform, user)) throw unverified();
  const reception = { invitationId, email: user.email, now: platform.clock.now() };
  const member = { id: platform.ids.create('mem'), userId: user.id };
  const isAccepted = await acceptReceived(platform.identityDatabase, reception, member);
  if (!isAccepted) throw new AppError('invitation.not_found');
}

export async function rejectInvitation(
  platform: Platform,
  invitationId: string,
  user: SignedInUser,
): Promise<void> {
  if (!ownsAddress(platform, user)) throw unverified();
  const reception = { invitationId, email: user.email, now: platform.clock.now() };
  const isRejected = await rejectReceived(platform.identityDatabase, reception);
  if (!isRejected) throw new AppError('invitation.not_found');
}

function unverified() {
  return new AppError('auth.forbidden', { message: 'Confirm your e-mail address first' });
}
