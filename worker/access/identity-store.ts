import { and, eq, isNull, sql } from 'drizzle-orm';
import { organizationsTable } from '../people/organizations/organization-table.ts';
import { membersTable } from '../people/members/member-table.ts';
import { sessionsTable } from '../people/sign-in/session-table.ts';
import { apiKeysTable } from '../people/api-keys/api-key-table.ts';
import { usersTable } from '../people/users/user-table.ts';
import type { Database } from '../database/database.ts';

/** The session and its user by token. */
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

/** The membership, in a living organization, of the user a session belongs to. */
export function selectMembershipBySession(
  database: Database,
  token: string,
  organizationId: string,
) {
  return selectMembership(database).where(membershipIs(organizationId, userIdOfSession(token)));
}

/** SQL for the user a session belongs to; null where there is no such session. */
export function userIdOfSession(token: string) {
  return sql`(select ${sessionsTable.userId} from ${sessionsTable} where ${sessionsTable.token} = ${token})`;
}

export function selectApiKey(database: Database, tokenHash: string) {
  return database.select().from(apiKeysTable).where(eq(apiKeysTable.tokenHash, tokenHash));
}

export type ApiKeyRow = Awaited<ReturnType<typeof selectApiKey>>[number];

/** The membership, in a living organization, of the owner of a key. */
export function selectMembershipByApiKey(
  database: Database,
  tokenHash: string,
  organizationId: string,
) {
  const userId = sql`(select ${apiKeysTable.userId} from ${apiKeysTable} where ${apiKeysTable.tokenHash} = ${tokenHash})`;
  return selectMembership(database).where(membershipIs(organizationId, userId));
}

function selectMembership(database: Database) {
  return database
    .select({ role: membersTable.role })
    .from(membersTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId));
}

function membershipIs(organizationId: string, userId: ReturnType<typeof sql>) {
  return and(
    eq(membersTable.organizationId, organizationId),
    eq(membersTable.userId, userId),
    isNull(organizationsTable.deletedAt),
  );
}

/** Notes that a key was used, at most once a minute. */
export async function updateLastUsedAt(database: Database, apiKeyId: string, now: Date) {
  const aMinuteAgo = now.getTime() - 60_000;
  await database
    .update(apiKeysTable)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeysTable.id, apiKeyId),
        sql`coalesce(${apiKeysTable.lastUsedAt}, 0) < ${aMinuteAgo}`,
      ),
    );
}
