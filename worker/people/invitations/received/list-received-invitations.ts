import type { ReceivedInvitation } from '../../../../shared/people/invitations/invitation.ts';
import type { SessionScope } from '../../../access/user-scope.ts';
import { hasVerifiedEmail } from './has-verified-email.ts';
import { findReceivedInvitations } from '../invitation-store.ts';

export async function listReceivedInvitations(scope: SessionScope): Promise<ReceivedInvitation[]> {
  if (!hasVerifiedEmail(scope)) return [];
  return findReceivedInvitations(scope);
}
