import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../access/actor.ts';
import type { Platform } from '../../platform/platform.ts';

/** Whether invitations to the user's address are the user's: only then is it known to be theirs. */
export function hasVerifiedEmail(platform: Platform, user: SignedInUser): boolean {
  return user.emailVerified || !platform.config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED;
}

/** Throws `auth.forbidden` for a user whose address is not known to be theirs. */
export function assertOwnsAddress(platform: Platform, user: SignedInUser): void {
  if (hasVerifiedEmail(platform, user)) return;
  throw new AppError('auth.forbidden', { message: 'Confirm your e-mail address first' });
}
