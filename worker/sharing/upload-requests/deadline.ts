import { day } from '../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { assertMayLast } from '../share-links/resolve-expiry.ts';

/**
 * Returns the deadline of a request, and the end of its days of grace. Throws 400 `request.invalid`
 * for a deadline in the past, and 403 for one in more than a year unless an admin sets it.
 */
export function deadlineOf(
  scope: OrganizationScope,
  { expiresAt, graceDays }: { expiresAt: Date; graceDays: number },
) {
  if (expiresAt <= scope.platform.clock.now()) {
    throw new AppError('request.invalid', {
      details: [{ path: 'expiresAt', message: 'upload-requests.form.expires-at.past' }],
    });
  }
  assertMayLast(scope, expiresAt);
  return { expiresAt, endsAt: new Date(expiresAt.getTime() + graceDays * day) };
}

export function graceDaysOf({ endsAt, expiresAt }: { endsAt: Date; expiresAt: Date }): number {
  return Math.round((endsAt.getTime() - expiresAt.getTime()) / day);
}
