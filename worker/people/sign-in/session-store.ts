import { and, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { runBatch, type Database } from '../../database/database.ts';
import { usersTable } from '../users/user-table.ts';
import { sessionsTable, verificationsTable } from './session-table.ts';

export function selectSession(database: Database, token: string) {
  return database
    .select({
      userId: usersTable.id,
      email: usersTable.email,
      name: usersTable.name,
      emailVerified: usersTable.emailVerified,
      expiresAt: sessionsTable.expiresAt,
    })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(eq(sessionsTable.token, token));
}

export type SessionRow = Awaited<ReturnType<typeof selectSession>>[number];

/** SQL for the user a session belongs to; null where there is no such session. */
export function userIdOfSession(token: string): SQL {
  return sql`(select ${sessionsTable.userId} from ${sessionsTable} where ${sessionsTable.token} = ${token})`;
}

/** Invalidates the user's outstanding password-reset links. */
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

/** Deletes up to `count` expired sessions and as many expired secrets. */
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
