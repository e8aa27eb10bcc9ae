import { and, eq, exists, inArray, isNull, ne, not } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Locale } from '../../../shared/locales.ts';
import type { SessionScope } from '../../access/user-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { idsIn, isOther } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { insertCancellations } from '../subscriptions/subscription-store.ts';
import { subscriptionsTable } from '../subscriptions/subscription-table.ts';
import { usersTable } from './user-table.ts';

export async function updateUserName(scope: SessionScope, change: { name: string; now: Date }) {
  await scope.platform.identityDatabase
    .update(usersTable)
    .set({ name: change.name, updatedAt: change.now })
    .where(eq(usersTable.id, scope.user.id));
}

export async function updateUserLocale(
  database: Database,
  { userId, locale }: { userId: string; locale: Locale },
) {
  await database
    .update(usersTable)
    .set({ locale })
    .where(and(eq(usersTable.id, userId), isOther(usersTable.locale, locale)));
}

export async function findUserNames(database: Database, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await database
    .select({ id: usersTable.id, name: usersTable.name })
    .from(usersTable)
    .where(idsIn(usersTable.id, userIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Deletes the organizations to which only this user belongs, with their subscriptions, and then the user. Deletes nothing
 * while the user owns an organization with other members. Returns whether the user was deleted.
 */
export async function removeUser(
  database: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const owned = database
    .select({ organizationId: membersTable.organizationId })
    .from(membersTable)
    .where(and(eq(membersTable.userId, userId), eq(membersTable.role, 'owner')));
  const other = alias(membersTable, 'other');
  const ownsShared = exists(
    database
      .select({ one: literal(1) })
      .from(other)
      .innerJoin(organizationsTable, eq(organizationsTable.id, other.organizationId))
      .where(
        and(
          inArray(other.organizationId, owned),
          ne(other.userId, userId),
          isNull(organizationsTable.deletedAt),
        ),
      ),
  );
  const isDeletedToo = and(
    inArray(organizationsTable.id, owned),
    isNull(organizationsTable.deletedAt),
    not(ownsShared),
  );
  const { deleted } = await batch(database, {
    cancelled: insertCancellations(
      database,
      now,
      inArray(
        subscriptionsTable.organizationId,
        database.select({ id: organizationsTable.id }).from(organizationsTable).where(isDeletedToo),
      ),
    ),
    organizations: database
      .update(organizationsTable)
      .set({ deletedAt: now, updatedAt: now })
      .where(isDeletedToo),
    deleted: database
      .delete(usersTable)
      .where(and(eq(usersTable.id, userId), not(ownsShared)))
      .returning({ id: usersTable.id }),
  });
  return deleted.length === 1;
}
