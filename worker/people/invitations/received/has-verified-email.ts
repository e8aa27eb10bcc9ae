import type { SessionScope } from '../../../access/user-scope.ts';
import { AppError } from '../../../http/app-error.ts';

/** Whether the user is known to own their email address, and so to be the recipient of invitations sent to it. */
export function hasVerifiedEmail({ platform, user }: SessionScope): boolean {
  return user.emailVerified || !platform.config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED;
}

/** Throws `auth.forbidden` for a user without a verified e-mail address. */
export function assertHasVerifiedEmail(scope: SessionScope): void {
  if (hasVerifiedEmail(scope)) return;
  throw new AppError('auth.forbidden', { message: 'Verify your email address first' });
}
