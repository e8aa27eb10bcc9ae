import { createId } from '../../../shared/ids.ts';
import type { ReceivedInvitation } from '../../../shared/people/invitations/invitation.ts';
import type { SessionScope } from '../../access/user-scope.ts';
import { AppError } from '../../http/app-error.ts';
import {
  acceptReceived,
  countReceived,
  findReceivedInvitations,
  rejectReceived,
} from './invitation-store.ts';

export async function listReceivedInvitations(scope: SessionScope): Promise<ReceivedInvitation[]> {
  return hasVerifiedEmail(scope) ? findReceivedInvitations(scope) : [];
}

export async function countReceivedInvitations(scope: SessionScope): Promise<number> {
  return hasVerifiedEmail(scope) ? countReceived(scope) : 0;
}

/**
 * Makes the user a member; a repeated request succeeds too. Throws 404 `invitation.not_found` unless the invitation is to
 * the user's own address, and open or accepted by the user before.
 */
export async function acceptInvitation(scope: SessionScope, invitationId: string): Promise<void> {
  assertHasVerifiedEmail(scope);
  const isAccepted = await acceptReceived(scope, invitationId, { memberId: createId('mem') });
  if (!isAccepted) throw new AppError('invitation.not_found');
}

/** Throws 404 `invitation.not_found` unless the invitation is open and to the user's own address. */
export async function rejectInvitation(scope: SessionScope, invitationId: string): Promise<void> {
  assertHasVerifiedEmail(scope);
  const isRejected = await rejectReceived(scope, invitationId);
  if (!isRejected) throw new AppError('invitation.not_found');
}

function hasVerifiedEmail({ platform, user }: SessionScope): boolean {
  return user.emailVerified || !platform.config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED;
}

function assertHasVerifiedEmail(scope: SessionScope): void {
  if (hasVerifiedEmail(scope)) return;
  throw new AppError('auth.forbidden', { message: 'Verify your email address first' });
}
