import { day } from '../../../shared/durations.ts';
import type { UserActor } from '../../access/actor.ts';
import { enqueue } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { Sender, SendingResult } from './invitation-sending-store.ts';

/** Somebody who sends an invitation: the mail is in the language they use. */
export type Inviter = { userId: UserActor['userId']; locale: Locale };

export function senderOf(platform: Platform, inviter: Inviter): Sender {
  return {
    ...inviter,
    maxPerDay: platform.config.MAX_USER_ORGANIZATIONS_INVITATIONS_PER_DAY,
    now: platform.clock.now(),
  };
}

export function expiryOf(platform: Platform, now: Date): Date {
  const days = platform.config.ORGANIZATION_INVITATION_EXPIRATION_DELAY_DAYS;
  return new Date(now.getTime() + days * day);
}

/** Hands the mail to the queue, or throws what stood in its way. */
export function finishSending(platform: Platform, result: SendingResult) {
  if (result.isMember) throw new AppError('user.already_in_organization');
  if (result.isPending) throw new AppError('organization.invitation_already_exists');
  if (result.isOverLimit) throw new AppError('user.organization_invitation_limit_reached');
  if (!result.isSent) throw new AppError('organization.invitation_already_exists');
  enqueue({ platform }, result.queued);
}
