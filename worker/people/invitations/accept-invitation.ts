import { createId } from '../../../shared/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../access/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptReceived } from './invitation-store.ts';
import { assertOwnsAddress } from './has-verified-email.ts';

/** Makes the user a member. 404 unless the invitation is open and to the user's own, verified address. */
export async function acceptInvitation(
  platform: Platform,
  invitationId: string,
  user: SignedInUser,
): Promise<void> {
  assertOwnsAddress(platform, user);
  const reception = { invitationId, email: user.email, now: platform.clock.now() };
  const member = { id: createId('mem'), userId: user.id };
  const isAccepted = await acceptReceived(platform.identityDatabase, reception, member);
  if (!isAccepted) throw new AppError('invitation.not_found');
}
