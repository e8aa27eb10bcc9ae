import { isAtLeast } from '../../../shared/roles.ts';
import { day } from '../../../shared/time/durations.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';

const longestTime = 366 * day;

/**
 * Returns the end of a link. Throws 400 `request.invalid` for a time in the past, and 403 for a
 * link without an end, or of more than a year, unless the actor is an admin.
 */
export function resolveExpiry(scope: OrganizationScope, expiresAt: Date | null): Date | null {
  if (expiresAt && expiresAt <= scope.platform.clock.now()) {
    throw new AppError('request.invalid', {
      details: [{ path: 'expiresAt', message: 'api-keys.form.expires-at.past' }],
    });
  }
  assertMayLast(scope, expiresAt);
  return expiresAt;
}

/** Throws 403 for no end, or one after more than a year, unless the actor is an admin. */
export function assertMayLast(scope: OrganizationScope, expiresAt: Date | null): void {
  const latest = scope.platform.clock.now().getTime() + longestTime;
  if (expiresAt && expiresAt.getTime() <= latest) return;
  if (!isAtLeast(decisiveRoleOf(scope), 'admin')) throw new AppError('auth.forbidden');
}
