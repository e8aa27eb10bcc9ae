import { createId } from '../../../shared/ids.ts';
import type { Invitation, InvitationInput } from '../../../shared/people/invitations/invitation.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { expiryOf, finishSending, senderOf, type Inviter } from './invitation-sender.ts';
import { insertInvitation } from './invitation-sending-store.ts';

/** Invites somebody by e-mail. One pending invitation per address and organization, a few per inviter and day. */
export async function createInvitation(
  scope: OrganizationScope,
  input: InvitationInput,
  inviter: Inviter,
): Promise<Invitation> {
  const { platform, organizationId } = scope;
  const sender = senderOf(platform, inviter);
  const invitation: Invitation = {
    id: createId('inv'),
    organizationId,
    ...input,
    status: 'pending',
    createdAt: sender.now,
    expiresAt: expiryOf(platform, sender.now),
  };
  finishSending(platform, await insertInvitation(platform.identityDatabase, invitation, sender));
  return invitation;
}
