import { hour } from '../../../../shared/time/durations.ts';
import { limits } from '../../../../shared/limits.ts';
import { countInWindow } from '../../../access/rate-limits/rate-limit-store.ts';
import { rateLimitsTable } from '../../../access/rate-limits/rate-limit-table.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Decision } from './check-message.ts';

/**
 * Counts a message of an address. Returns false beyond 100 messages of its kind within an hour from
 * the first. Each kind is counted separately, so that mail of strangers does not block other mail.
 */
export async function countMessage(
  { identityDatabase, clock }: Platform,
  message: { intakeEmailId: string; kind: Decision['kind'] },
): Promise<boolean> {
  const now = clock.now().getTime();
  const key = `intake-mail:${message.kind}:${message.intakeEmailId}`;
  const [counted] = await identityDatabase
    .insert(rateLimitsTable)
    .values({ key, count: 1, windowEndsAt: now + hour })
    .onConflictDoUpdate(countInWindow(now))
    .returning({ count: rateLimitsTable.count });
  return (counted?.count ?? 0) <= limits.mail.perHour;
}
