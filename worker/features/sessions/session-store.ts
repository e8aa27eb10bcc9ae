import { lte, sql } from 'drizzle-orm';
import { runBatch, type Database } from '../../database/database.ts';
import { sessionsTable, verificationsTable } from './session-table.ts';

/** Removes sessions and short-lived secrets whose time is over. At most `count` of each. */
export async function deleteEndedSessions(database: Database, now: Date, count: number) {
  await runBatch(
    database,
    [sessionsTable, verificationsTable].map((table) =>
      database
        .delete(table)
        .where(
          sql`${table.id} in (select id from ${table} where ${lte(table.expiresAt, now)} limit ${count})`,
        ),
    ),
  );
}
