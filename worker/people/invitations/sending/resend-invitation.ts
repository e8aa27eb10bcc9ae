import type { Locale } from '../../../../shared/locales.ts';
import type { SessionScope } from '../../../access/user-scope.ts';
import { enqueue } from '../../../outbox/commit.ts';
import { assertNotRefused, resendingRefusals as refusals } from '../invitation-rules.ts';
import { reopenInvitation } from './invitation-sending-store.ts';
import { expiryOf, inviterOf } from './inviter.ts';

/**
 * Makes a rejected, expired or cancelled invitation pending again and sends its mail. It counts like a new invitation.
 */
export async function resendInvitation(
  scope: SessionScope,
  invitationId: string,
  options: { locale: Locale },
): Promise<void> {
  const { platform, user } = scope;
  const sender = { ...inviterOf(platform, user.id), locale: options.locale };
  const invitation = { id: invitationId, expiresAt: expiryOf(platform, sender.now) };
  const outcome = await reopenInvitation(platform.identityDatabase, invitation, {
    sender,
    refusals,
  });
  assertNotRefused(refusals, outcome.facts, sender.now);
  enqueue(scope, outcome.jobs);
}
