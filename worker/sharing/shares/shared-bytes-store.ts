import { and, eq, gt, gte, lt, ne, sql, sum, type SQL } from 'drizzle-orm';
import { day } from '../../../shared/time/durations.ts';
import { countInWindow } from '../../access/rate-limits/rate-limit-store.ts';
import { rateLimitsTable } from '../../access/rate-limits/rate-limit-table.ts';
import { batch, type Database } from '../../database/database.ts';
import { coalesce, subquery, valueOf } from '../../database/expressions.ts';
import { excluded, insertIf } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';

const { key, count, windowEndsAt } = rateLimitsTable;

type Reservation = { organizationId: string; reservationId: string };

type Sent = { sent: number; now: Date };

export function selectSharedBytes(database: Database, organizationId: string | SQL) {
  return database
    .select({ count, windowEndsAt })
    .from(rateLimitsTable)
    .where(eq(key, dayKey(organizationId)));
}

/**
 * Counts the bytes that a response has sent, and reserves its next bytes instead of the former
 * reservation, unless others have sent or reserved too many. Returns whether it did, and the
 * present count.
 */
export async function reserveSharedBytes(
  database: Database,
  {
    reserved,
    until,
    max,
    ...response
  }: Reservation & Sent & { reserved: number; until: Date; max: number },
) {
  const { organizationId, now } = response;
  const ownKey = reservationKey(response);
  const { kept, counted } = await batch(database, {
    sent: countSent(database, response),
    kept: insertIf(
      database,
      rateLimitsTable,
      { key: ownKey, count: reserved, windowEndsAt: until.getTime() },
      lt(takenByOthers(response, now), max),
    )
      .onConflictDoUpdate({
        target: key,
        set: { count: excluded(count), windowEndsAt: excluded(windowEndsAt) },
      })
      .returning({ key }),
    counted: selectSharedBytes(database, organizationId),
  });
  return { isReserved: kept.length > 0, counted: counted[0] };
}

export async function endReservation(
  database: Database,
  response: Reservation & Sent,
): Promise<void> {
  await batch(database, {
    sent: countSent(database, response),
    ended: database.delete(rateLimitsTable).where(eq(key, reservationKey(response))),
  });
}

function countSent(database: Database, { organizationId, sent, now }: Reservation & Sent) {
  if (sent === 0) return [];
  const time = now.getTime();
  return [
    database
      .insert(rateLimitsTable)
      .values({ key: dayKey(organizationId), count: sent, windowEndsAt: time + day })
      .onConflictDoUpdate(countInWindow(time, sent)),
  ];
}

function takenByOthers(response: Reservation, now: Date): SQL {
  const { organizationId } = response;
  const [first, end] = [dayKey(organizationId), reservationsEnd(organizationId)];
  return valueOf(
    subquery
      .select({ taken: coalesce<number>(sum(count), literal(0)).as('taken') })
      .from(rateLimitsTable)
      .where(
        and(
          gte(key, first),
          lt(key, end),
          ne(key, reservationKey(response)),
          gt(windowEndsAt, now.getTime()),
        ),
      ),
  );
}

function dayKey(organizationId: string | SQL): SQL<string> {
  return sql<string>`${'shared-bytes:'} || ${organizationId}`;
}

function reservationKey({ organizationId, reservationId }: Reservation): string {
  return `shared-bytes:${organizationId}:${reservationId}`;
}

/** Sorts after the keys of all reservations, because `;` follows `:`. */
function reservationsEnd(organizationId: string): string {
  return `shared-bytes:${organizationId};`;
}
