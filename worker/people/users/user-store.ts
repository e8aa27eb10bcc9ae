import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../shared/locales.ts';
import type { SessionScope } from '../../access/user-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { insertCancellations } from '../subscriptions/subscription-store.ts';
import { usersTable } from './user-table.ts';

export async function updateUserName(scope: SessionScope, change: { name: string; now: Date }) {
  await scope.platform.identityDatabase
    .update(usersTable)
    .set({ name: change.name, updatedAt: change.now })
    .where(eq(usersTable.id, scope.user.id));
}

/** Sets the language of emails to the user, if it differs. */
export async function updateUserLocale(
  database: Database,
  { userId, locale }: { userId: string; locale: Locale },
) {
  await database
    .update(usersTable)
    .set({ locale })
    .where(and(eq(usersTable.id, userId), sql`${usersTable.locale} is not ${locale}`));
}

export async function markEmailVerified(database: Database, userId: string) {
  await database.update(usersTable).set({ emailVerified: true }).where(eq(usersTable.id, userId));
}

/** Names by user id, for content, which refers to users by id only. */
export async function findUserNames(database: Database, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await database
    .select({ id: usersTable.id, name: usersTable.name })
    .from(usersTable)
    .where(sql`${usersTable.id} in (select value from json_each(${JSON.stringify(userIds)}))`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Deletes the organizations that only this user belongs to, with their subscriptions, then the user. Neither happens while the user owns an
 * organization with other members. Returns whether it did.
 */
export async function removeUser(
  database: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const owned = sql`select ${membersTable.organizationId} from ${membersTable}
    where ${membersTable.userId} = ${userId} and ${membersTable.role} = 'owner'`;
  const ownsShared = sql`exists (
    select 1 from ${membersTable} as other
    inner join ${organizationsTable} on ${organizationsTable.id} = other.organization_id
    where other.organization_id in (${owned}) and other.user_id <> ${userId}
      and ${organizationsTable.deletedAt} is null
  )`;
  const isDeletedToo = sql`${organizationsTable.id} in (${owned}) and ${organizationsTable.deletedAt} is null and not ${ownsShared}`;
  const { deleted } = await batch(database, {
    cancelled: insertCancellations(
      database,
      now,
      sql`select ${organizationsTable.id} from ${organizationsTable} where ${isDeletedToo}`,
    ),
    organizations: database
      .update(organizationsTable)
      .set({ deletedAt: now, updatedAt: now })
      .where(isDeletedToo),
    deleted: database
      .delete(usersTable)
      .where(sql`${usersTable.id} = ${userId} and not ${ownsShared}`)
      .returning({ id: usersTable.id }),
  });
  return deleted.length === 1;
}
