import { canResend } from '../../../shared/people/invitations/invitation.ts';
import { canInvite } from '../../../shared/people/members/member-rules.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { expiryOf, finishSending, senderOf, type Inviter } from './invitation-sender.ts';
import { reopenInvitation } from './invitation-sending-store.ts';

/** Opens a rejected, expired or cancelled invitation again and sends its mail; counts like a new one. */
export async function resendInvitation(
  platform: Platform,
  invitationId: string,
  inviter: Inviter,
): Promise<void> {
  const sender = senderOf(platform, inviter);
  const { found, result } = await reopenInvitation(
    platform.identityDatabase,
    { id: invitationId, expiresAt: expiryOf(platform, sender.now) },
    sender,
  );
  if (!found) throw new AppError('invitation.not_found');
  if (!canInvite(found.actorRole)) throw new AppError('auth.forbidden');
  if (found.status === 'accepted' && !result.isMember) throw new AppError('invitation.not_found');
  if (!canResend(found.status) && !result.isMember) {
    throw new AppError('organization.invitation_already_exists');
  }
  finishSending(platform, result);
}
