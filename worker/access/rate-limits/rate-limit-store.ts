import { inArray, lte, sql, type SQL } from 'drizzle-orm';
import { batch, type Database } from '../../database/database.ts';
import { idsIn, iif, incremented, larger, minus, valueOf } from '../../database/expressions.ts';
import { excluded } from '../../database/insert-from.ts';
import { rateLimitsTable } from './rate-limit-table.ts';
import type { RateLimit, RateLimitScope } from './rate-limits.ts';

export type RequestCount = { key: string; count: number; windowEndsAt: number };

/**
 * The ids by which a request is counted, or SQL that selects them. Null means that the request has
 * no such id.
 */
export type RateLimitSubjects = Partial<Record<RateLimitScope, string | SQL | null>>;

export function subjectsOfStranger(account: string, network: string): RateLimitSubjects {
  return { account, 'account-in-network': `${account}:${network}` };
}

/**
 * A request that is over the limit of one of these scopes is refused before the account is counted. So a stranger cannot
 * use up the limit of an account.
 */
const narrowScopes = ['account-in-network', 'device', 'network'] as const;

/**
 * Counts one request for each of its subjects that the limit covers. The statements belong in one batch; each returns a
 * row per subject with the count so far. A window starts with its first request.
 */
export function countRequest(
  database: Database,
  limit: RateLimit,
  request: { subjects: RateLimitSubjects; now: Date },
) {
  const keyOf = (scope: RateLimitScope) =>
    sql`select ${keyPrefix(limit, scope)} || ${request.subjects[scope] ?? null} as key, ${limit.max[scope] ?? 0} as max`;
  const counted = narrowScopes.filter((scope) => limit.max[scope] !== undefined).map(keyOf);
  const narrow =
    counted.length > 0
      ? sql.join(counted, sql.raw(' union all '))
      : sql`select null as key, 0 as max`;
  return [
    countKeys(database, limit, { keys: narrow, now: request.now }),
    countKeys(database, limit, {
      keys: sql`
        select key from (${keyOf('account')}) where not exists (
          select 1 from (${narrow}) as subject
          inner join ${rateLimitsTable} as counted on counted.key = subject.key
          where counted.count > subject.max)`,
      now: request.now,
    }),
  ];
}

function countKeys(database: Database, limit: RateLimit, counted: { keys: SQL; now: Date }) {
  const now = counted.now.getTime();
  const endsAt = now + limit.windowSeconds * 1000;
  return database
    .insert(rateLimitsTable)
    .select(sql`select key, 1, ${endsAt} from (${counted.keys}) where key is not null`)
    .onConflictDoUpdate(countInWindow(now))
    .returning();
}

export function countInWindow(now: number, by = 1) {
  const { key, count, windowEndsAt } = rateLimitsTable;
  const hasEnded = lte(windowEndsAt, now);
  return {
    target: key,
    set: {
      count: iif(hasEnded, by, incremented(count, valueOf(by))),
      windowEndsAt: iif(hasEnded, excluded(windowEndsAt), windowEndsAt),
    },
  };
}

export function isOver(limit: RateLimit, { key, count }: RequestCount): boolean {
  return [...narrowScopes, 'account' as const].some(
    (scope) => key.startsWith(keyPrefix(limit, scope)) && count > (limit.max[scope] ?? Infinity),
  );
}

/**
 * Takes back a request that was no wrong guess. The wrong guesses from the same device, or at the account from the same
 * network, are forgotten; others at the account or from the network stay counted.
 */
export async function uncountRequest(
  database: Database,
  limit: RateLimit,
  counts: readonly RequestCount[],
): Promise<void> {
  const keysOf = (...scopes: RateLimitScope[]) =>
    counts
      .map(({ key }) => key)
      .filter((key) => scopes.some((scope) => key.startsWith(keyPrefix(limit, scope))));
  await batch(database, {
    forgotten: database
      .delete(rateLimitsTable)
      .where(idsIn(rateLimitsTable.key, keysOf('account-in-network', 'device'))),
    reduced: database
      .update(rateLimitsTable)
      .set({ count: larger(minus(rateLimitsTable.count, 1), 0) })
      .where(idsIn(rateLimitsTable.key, keysOf('account', 'network'))),
  });
}

export async function deleteEndedWindows(database: Database, now: Date, count: number) {
  const { key, windowEndsAt } = rateLimitsTable;
  const ended = database
    .select({ key })
    .from(rateLimitsTable)
    .where(lte(windowEndsAt, now.getTime()))
    .limit(count);
  await database.delete(rateLimitsTable).where(inArray(key, ended));
}

function keyPrefix(limit: RateLimit, scope: RateLimitScope): string {
  return `${limit.name}:${scope}:`;
}
