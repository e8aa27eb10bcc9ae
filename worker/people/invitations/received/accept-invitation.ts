import { createId } from '../../../../shared/ids.ts';
import type { SessionScope } from '../../../access/user-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { assertHasVerifiedEmail } from './has-verified-email.ts';
import { acceptReceived } from '../invitation-store.ts';

/**
 * Makes the user a member; a repeated request succeeds too. Throws 404 `invitation.not_found` unless the invitation is to
 * the user's own address, and open or accepted by the user before.
 */
export async function acceptInvitation(scope: SessionScope, invitationId: string): Promise<void> {
  assertHasVerifiedEmail(scope);
  const isAccepted = await acceptReceived(scope, invitationId, { memberId: createId('mem') });
  if (!isAccepted) throw new AppError('invitation.not_found');
}
