import { sql, type SQL } from 'drizzle-orm';
import { day } from '../../../shared/durations.ts';
import { rateLimitsTable } from '../../access/rate-limit-table.ts';
import type { Database, Statement } from '../../database/database.ts';
import type { Inviter } from './inviter.ts';

/** Sent invitations are counted as requests are: in a window of a user, here a day in UTC. */
const windowKey = ({ userId, now }: Inviter) =>
  `invitations:${userId}:${now.toISOString().slice(0, 10)}`;

/** Whether the inviter has sent as many invitations today as they may. */
export function isDailyLimitReached(inviter: Inviter): SQL {
  return sql`(coalesce((
    select count from ${rateLimitsTable} where key = ${windowKey(inviter)}), 0) >= ${inviter.maxPerDay})`;
}

/** Counts one sent invitation for each row of `sent`. */
export function countInvitations(database: Database, inviter: Inviter, sent: SQL): Statement {
  const endOfDay = (Math.floor(inviter.now.getTime() / day) + 1) * day;
  return database.run(sql`
    insert into ${rateLimitsTable} (key, count, window_ends_at)
    select ${windowKey(inviter)}, 1, ${endOfDay} from (${sent}) where true
    on conflict (key) do update set count = count + 1`);
}
