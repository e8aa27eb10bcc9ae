import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../access/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { rejectReceived } from './invitation-store.ts';
import { assertOwnsAddress } from './has-verified-email.ts';

/** 404 unless the invitation is open and to the user's own, verified address. */
export async function rejectInvitation(
  platform: Platform,
  invitationId: string,
  user: SignedInUser,
): Promise<void> {
  assertOwnsAddress(platform, user);
  const reception = { invitationId, email: user.email, now: platform.clock.now() };
  const isRejected = await rejectReceived(platform.identityDatabase, reception);
  if (!isRejected) throw new AppError('invitation.not_found');
}
