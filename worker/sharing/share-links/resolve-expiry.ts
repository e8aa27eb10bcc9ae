import { isAtLeast } from '../../../shared/roles.ts';
import { day } from '../../../shared/time/durations.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';

const longestTime = 366 * day;

/**
 * When a link ends. Throws 400 `request.invalid` for a time that has passed, and 403 for a link without an end, or of more
 * than a year, unless an admin makes it one.
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

/** Throws 403 for what has no end, or lasts for more than a year, unless an admin makes it. */
export function assertMayLast(scope: OrganizationScope, expiresAt: Date | null): void {
  const latest = scope.platform.clock.now().getTime() + longestTime;
  if (expiresAt && expiresAt.getTime() <= latest) return;
  if (!isAtLeast(decisiveRoleOf(scope), 'admin')) throw new AppError('auth.forbidden');
}
