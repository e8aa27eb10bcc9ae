import { eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimitsTable } from './rate-limit-table.ts';
import type { RateLimit } from './rate-limits.ts';

export type RequestCount = { isOver: number; windowEndsAt: number };

/** The key that an account's requests are counted by. `account` identifies it, or is SQL that finds it. */
export function accountKey(limit: RateLimit, account: string | SQL): SQL {
  return sql`${limit.name} || ':account:' || ${account}`;
}

/**
 * Counts one request of an account (null: unknown) and of a network, in one statement. Returns a row for each that says
 * whether it is over its limit. A window starts with its first request.
 */
export function countRequest(
  database: Database,
  limit: RateLimit,
  request: { account: string | SQL | null; network: string; now: Date },
) {
  const now = request.now.getTime();
  const endsAt = now + limit.windowSeconds * 1000;
  const account = request.account === null ? sql`null` : accountKey(limit, request.account);
  return database.all<RequestCount>(sql`
    insert into ${rateLimitsTable} (key, count, window_ends_at)
    select key, 1, ${endsAt} from (
      select ${account} as key union all select ${`${limit.name}:network:${request.network}`}
    ) where key is not null
    on conflict (key) do update set
      count = iif(window_ends_at <= ${now}, 1, count + 1),
      window_ends_at = iif(window_ends_at <= ${now}, excluded.window_ends_at, window_ends_at)
    returning
      count > iif(key like ${`${limit.name}:account:%`}, ${limit.perAccount}, ${limit.perNetwork}) as "isOver",
      window_ends_at as "windowEndsAt"`);
}

export async function deleteRateLimit(database: Database, limit: RateLimit, account: string) {
  await database.delete(rateLimitsTable).where(eq(rateLimitsTable.key, accountKey(limit, account)));
}

/** Deletes up to `count` expired rate-limit windows. */
export async function deleteEndedWindows(database: Database, now: Date, count: number) {
  await database.run(sql`
    delete from ${rateLimitsTable} where key in (
      select key from ${rateLimitsTable} where ${lte(rateLimitsTable.windowEndsAt, now.getTime())} limit ${count}
    )`);
}
