import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../../shared/locales.ts';
import type { Database, Statement } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from './user-table.ts';

export async function updateUserName(
  database: Database,
  userId: string,
  change: { name: string; now: Date },
) {
  await database
    .update(usersTable)
    .set({ name: change.name, updatedAt: change.now })
    .where(eq(usersTable.id, userId));
}

/** Notes the language of a user's mails, where it is another than before. */
export async function updateUserLocale(database: Database, userId: string, locale: Locale) {
  await database
    .update(usersTable)
    .set({ locale })
    .where(and(eq(usersTable.id, userId), sql`${usersTable.locale} is not ${locale}`));
}

export async function markEmailVerified(database: Database, userId: string) {
  await database.update(usersTable).set({ emailVerified: true }).where(eq(usersTable.id, userId));
}

/** Names by user id, for content that knows people by id only. At most 100 ids. */
export async function findUserNames(database: Database, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await database
    .select({ id: usersTable.id, name: usersTable.name })
    .from(usersTable)
    .where(inArray(usersTable.id, userIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Deletes the organizations a user is alone in, then the user: answers the user's row in the second result. Neither
 * happens while the user owns a living organization with other members.
 */
export function deleteUserStatements(database: Database, userId: string, now: Date): Statement[] {
  const owned = sql`select ${membersTable.organizationId} from ${membersTable}
    where ${membersTable.userId} = ${userId} and ${membersTable.role} = 'owner'`;
  const ownsShared = sql`exists (
    select 1 from ${membersTable} as other
    inner join ${organizationsTable} on ${organizationsTable.id} = other.organization_id
    where other.organization_id in (${owned}) and other.user_id <> ${userId}
      and ${organizationsTable.deletedAt} is null
  )`;
  return [
    database
      .update(organizationsTable)
      .set({ deletedAt: now, updatedAt: now })
      .where(
        sql`${organizationsTable.id} in (${owned}) and ${organizationsTable.deletedAt} is null and not ${ownsShared}`,
      ),
    database
      .delete(usersTable)
      .where(sql`${usersTable.id} = ${userId} and not ${ownsShared}`)
      .returning({ id: usersTable.id }),
  ];
}
