import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { runBatch, type Database } from '../../database/database.ts';
import { sessionsTable, verificationsTable } from './session-table.ts';

/** Makes the links of reset mails no good that a user got before. */
export async function deleteResetTokens(database: Database, userId: string) {
  await database
    .delete(verificationsTable)
    .where(
      and(
        gte(verificationsTable.identifier, 'reset-password:'),
        lt(verificationsTable.identifier, 'reset-password;'),
        eq(verificationsTable.value, userId),
      ),
    );
}

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
