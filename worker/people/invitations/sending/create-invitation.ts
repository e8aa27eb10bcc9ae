import { createId } from '../../../../shared/ids.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type {
  Invitation,
  InvitationInput,
} from '../../../../shared/people/invitations/invitation.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { enqueue } from '../../../outbox/commit.ts';
import { assertNotRefused, creationRefusals as refusals } from '../invitation-rules.ts';
import { insertInvitation } from './invitation-sending-store.ts';
import { expiryOf, inviterOf } from './inviter.ts';

/**
 * Invites an email address to the organization on behalf of one of its users, and sends the mail in
 * that user's language.
 */
export async function createInvitation(
  scope: OrganizationScope,
  input: InvitationInput,
  inviter: { userId: string; locale: Locale },
): Promise<Invitation> {
  const { platform, organizationId } = scope;
  const sender = { ...inviterOf(platform, inviter.userId), locale: inviter.locale };
  const invitation: Invitation = {
    id: createId('inv'),
    organizationId,
    ...input,
    status: 'pending',
    createdAt: sender.now,
    expiresAt: expiryOf(platform, sender.now),
  };
  const outcome = await insertInvitation(platform.identityDatabase, invitation, {
    sender,
    refusals,
  });
  assertNotRefused(refusals, outcome.facts, sender.now);
  enqueue(scope, outcome.jobs);
  return invitation;
}
