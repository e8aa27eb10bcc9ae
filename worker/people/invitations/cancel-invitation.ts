import { canInvite } from '../../../shared/people/members/member-rules.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelPending } from './invitation-sending-store.ts';

/** Withdraws a pending invitation of an organization the user may invite to. */
export async function cancelInvitation(
  platform: Platform,
  invitationId: string,
  userId: string,
): Promise<void> {
  const { found, isCancelled } = await cancelPending(platform.identityDatabase, invitationId, {
    userId,
    now: platform.clock.now(),
  });
  if (!found) throw new AppError('invitation.not_found');
  if (!canInvite(found.actorRole)) throw new AppError('auth.forbidden');
  if (!isCancelled) throw new AppError('invitation.not_found');
}
