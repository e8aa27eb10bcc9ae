import { and, eq, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { day } from '../../../shared/time/durations.ts';
import { countInWindow } from '../../access/rate-limits/rate-limit-store.ts';
import { rateLimitsTable } from '../../access/rate-limits/rate-limit-table.ts';
import { batch, type Database } from '../../database/database.ts';
import { larger, minus } from '../../database/expressions.ts';

const { key, count, windowEndsAt } = rateLimitsTable;

type BytesOf = { organizationId: string; bytes: number };

/** The bytes that readers of an organization's links have got in a day, which begins with the first of them. */
export function selectSharedBytes(database: Database, organizationId: string | SQL) {
  return database
    .select({ count, windowEndsAt })
    .from(rateLimitsTable)
    .where(eq(key, keyOf(organizationId)));
}

/** Counts bytes unless so many are counted already. Returns whether it did, and what is counted then. */
export async function addSharedBytes(
  database: Database,
  { organizationId, bytes, max, now }: BytesOf & { max: number; now: Date },
) {
  const time = now.getTime();
  const { added, counted } = await batch(database, {
    added: database
      .insert(rateLimitsTable)
      .values({ key: keyOf(organizationId), count: bytes, windowEndsAt: time + day })
      .onConflictDoUpdate({
        ...countInWindow(time, bytes),
        setWhere: or(lte(windowEndsAt, time), lt(count, max)),
      })
      .returning({ key }),
    counted: selectSharedBytes(database, organizationId),
  });
  return { isAdded: added.length > 0, counted: counted[0] };
}

/** Takes back bytes that were counted in the day with this end. */
export async function subtractSharedBytes(
  database: Database,
  { organizationId, bytes, dayEndsAt }: BytesOf & { dayEndsAt: number },
): Promise<void> {
  await database
    .update(rateLimitsTable)
    .set({ count: larger(minus(count, bytes), 0) })
    .where(and(eq(key, keyOf(organizationId)), eq(windowEndsAt, dayEndsAt)));
}

function keyOf(organizationId: string | SQL): SQL<string> {
  return sql<string>`${'shared-bytes:'} || ${organizationId}`;
}
