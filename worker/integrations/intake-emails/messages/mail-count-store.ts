import { sql } from 'drizzle-orm';
import { hour } from '../../../../shared/durations.ts';
import { limits } from '../../../../shared/limits.ts';
import { rateLimitsTable } from '../../../access/rate-limit-table.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Decision } from './check-message.ts';

/**
 * Counts a message of an address; false if there were 100 of its kind in the hour that began with the first. Each kind has
 * its own count, so that strangers' mail does not keep that of others away.
 */
export async function countMessage(
  { identityDatabase, clock }: Platform,
  message: { intakeEmailId: string; kind: Decision['kind'] },
): Promise<boolean> {
  const now = clock.now().getTime();
  const [counted] = await identityDatabase.all<{ count: number }>(sql`
    insert into ${rateLimitsTable} (key, count, window_ends_at)
    values (${`intake-mail:${message.kind}:${message.intakeEmailId}`}, 1, ${now + hour})
    on conflict (key) do update set
      count = iif(window_ends_at <= ${now}, 1, count + 1),
      window_ends_at = iif(window_ends_at <= ${now}, excluded.window_ends_at, window_ends_at)
    returning count`);
  return (counted?.count ?? 0) <= limits.mail.perHour;
}
