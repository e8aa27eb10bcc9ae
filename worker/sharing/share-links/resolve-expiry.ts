import { isAtLeast } from '../../../shared/roles.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * When a link ends. Throws 400 `request.invalid` for a time that has passed, and 403 for a link without an end unless an
 * admin makes it one.
 */
export function resolveExpiry(scope: OrganizationScope, expiresAt: Date | null): Date | null {
  if (expiresAt === null) {
    if (!isAtLeast(decisiveRoleOf(scope), 'admin')) throw new AppError('auth.forbidden');
    return null;
  }
  if (expiresAt > scope.platform.clock.now()) return expiresAt;
  throw new AppError('request.invalid', {
    details: [{ path: 'expiresAt', message: 'api-keys.form.expires-at.past' }],
  });
}
