import { eq, gte, type SQL } from 'drizzle-orm';
import { day } from '../../../../shared/time/durations.ts';
import { rateLimitsTable } from '../../../access/rate-limits/rate-limit-table.ts';
import type { Database, Statement } from '../../../database/database.ts';
import { coalesce, incremented, subquery } from '../../../database/expressions.ts';
import { insertFrom } from '../../../database/insert-from.ts';
import { literal } from '../../../database/literal.ts';
import type { Inviter } from './inviter.ts';

/**
 * Sent invitations are counted like requests, in a window of a user, which is a day in UTC here.
 */
const windowKey = ({ userId, now }: Inviter) =>
  `invitations:${userId}:${now.toISOString().slice(0, 10)}`;

export function isDailyLimitReached(inviter: Inviter): SQL {
  const { key, count } = rateLimitsTable;
  const counted = subquery
    .select({ count })
    .from(rateLimitsTable)
    .where(eq(key, windowKey(inviter)));
  return gte(coalesce(counted, literal(0)), inviter.maxPerDay);
}

export function countInvitations(database: Database, inviter: Inviter, sent: SQL): Statement {
  const endOfDay = (Math.floor(inviter.now.getTime() / day) + 1) * day;
  const { key, count } = rateLimitsTable;
  const row = { key: windowKey(inviter), count: 1, windowEndsAt: endOfDay };
  return insertFrom(database, rateLimitsTable, row, sent).onConflictDoUpdate({
    target: key,
    set: { count: incremented(count) },
  });
}
