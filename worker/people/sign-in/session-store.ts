import { and, eq, gt, gte, inArray, isNotNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import { batch, runBatch, type Columns, type Database } from '../../database/database.ts';
import { valueOf, subquery } from '../../database/expressions.ts';
import { roleIn } from '../members/membership-store.ts';
import { usersTable } from '../users/user-table.ts';
import {
  accountsTable,
  sessionsTable,
  twoFactorsTable,
  verificationsTable,
} from './session-table.ts';

const sessionColumns = {
  userId: usersTable.id,
  email: usersTable.email,
  name: usersTable.name,
  emailVerified: usersTable.emailVerified,
  expiresAt: sessionsTable.expiresAt,
};

export function selectSession(database: Database, token: string) {
  return database
    .select(sessionColumns)
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(eq(sessionsTable.token, token));
}

export function selectMemberSession(
  database: Database,
  token: string,
  { organizationId, columns }: { organizationId: string; columns: Columns },
) {
  return database
    .select({ ...sessionColumns, role: roleIn(organizationId, usersTable.id), ...columns })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(eq(sessionsTable.token, token));
}

export type SessionRow = Awaited<ReturnType<typeof selectSession>>[number];

export function userIdOfSession(token: string): SQL {
  return valueOf(
    subquery
      .select({ userId: sessionsTable.userId })
      .from(sessionsTable)
      .where(eq(sessionsTable.token, token)),
  );
}

type GuessedUser = { userId: string; email: string; isSignedIn: boolean };

/**
 * Returns the user whose password or code a request can guess: the user of its session, or of its
 * sign-in that waits for the second factor. Undefined without either, or if it has expired.
 */
export async function findGuessedUser(
  database: Database,
  request: { session: string | null; pending: string | null; now: Date },
): Promise<GuessedUser | undefined> {
  const { id: userId, email } = usersTable;
  const { identifier, value } = verificationsTable;
  const { ofSession, ofSignIn } = await batch(database, {
    ofSession: database
      .select({ userId, email })
      .from(sessionsTable)
      .innerJoin(usersTable, eq(userId, sessionsTable.userId))
      .where(
        and(
          eq(sessionsTable.token, request.session ?? ''),
          gt(sessionsTable.expiresAt, request.now),
        ),
      ),
    ofSignIn: database
      .select({ userId, email })
      .from(verificationsTable)
      .innerJoin(usersTable, eq(userId, value))
      .where(
        and(eq(identifier, request.pending ?? ''), gt(verificationsTable.expiresAt, request.now)),
      ),
  });
  const [user] = [...ofSession, ...ofSignIn];
  return user && { ...user, isSignedIn: ofSession.length > 0 };
}

export async function hasPassword(database: Database, token: string): Promise<boolean> {
  const rows = await database
    .select({ id: accountsTable.id })
    .from(accountsTable)
    .where(
      and(eq(accountsTable.userId, userIdOfSession(token)), isNotNull(accountsTable.password)),
    );
  return rows.length > 0;
}

const trust = { from: 'trust-device-', to: 'trust-device.' };
/** The identifier of a change of address: this prefix, the hash of its token, and the new address. */
export const emailChange = { from: 'email-change:', to: 'email-change;' };

export async function deleteFormerSecrets(database: Database, userId: string) {
  const resetLinks = isSecretOf(userId, { from: 'reset-password:', to: 'reset-password;' });
  const pendingSignIns = isSecretOf(userId, { from: '2fa-', to: '2fa.' });
  const changes = isSecretOf(userId, emailChange);
  await database
    .delete(verificationsTable)
    .where(or(resetLinks, pendingSignIns, changes, isSecretOf(userId, trust)));
}

export async function deleteTrustedDevices(
  database: Database,
  userId: string,
  kept: string | null = null,
) {
  const isOther = kept === null ? undefined : ne(verificationsTable.identifier, kept);
  await database.delete(verificationsTable).where(and(isSecretOf(userId, trust), isOther));
}

export async function findSecondFactor(database: Database, userId: string) {
  const [factor] = await database
    .select({ id: twoFactorsTable.id, secret: twoFactorsTable.secret })
    .from(twoFactorsTable)
    .where(eq(twoFactorsTable.userId, userId));
  return factor;
}

/**
 * Accepts the code of a step, unless the code of the same or a later step was accepted before. Returns whether it was
 * accepted.
 */
export async function acceptStep(
  database: Database,
  { id, step }: { id: string; step: number },
): Promise<boolean> {
  const accepted = await database
    .update(twoFactorsTable)
    .set({ lastStep: step })
    .where(and(eq(twoFactorsTable.id, id), lt(twoFactorsTable.lastStep, step)))
    .returning({ id: twoFactorsTable.id });
  return accepted.length === 1;
}

/**
 * Condition: a secret of the user with an identifier from `from` up to `to` (exclusive), which is
 * the range of one prefix.
 */
export function isSecretOf(userId: string, { from, to }: { from: string; to: string }) {
  const { identifier, value } = verificationsTable;
  return and(gte(identifier, from), lt(identifier, to), eq(value, userId));
}

export async function deleteEndedSessions(database: Database, now: Date, count: number) {
  const deletions = [sessionsTable, verificationsTable].map((table) => {
    const { id, expiresAt } = table;
    const ended = database.select({ id }).from(table).where(lte(expiresAt, now)).limit(count);
    return database.delete(table).where(inArray(id, ended));
  });
  await runBatch(database, deletions);
}
