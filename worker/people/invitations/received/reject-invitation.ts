import type { SessionScope } from '../../../access/user-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { assertHasVerifiedEmail } from './has-verified-email.ts';
import { rejectReceived } from '../invitation-store.ts';

/** Throws 404 `invitation.not_found` unless the invitation is open and to the user's own address. */
export async function rejectInvitation(scope: SessionScope, invitationId: string): Promise<void> {
  assertHasVerifiedEmail(scope);
  const isRejected = await rejectReceived(scope, invitationId);
  if (!isRejected) throw new AppError('invitation.not_found');
}
