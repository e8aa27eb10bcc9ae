import { and, eq, isNull } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { userIdOf } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';
import { calendarFeedsTable } from './calendar-feed-table.ts';

const { organizationId, userId, tokenHash, createdAt } = calendarFeedsTable;

export async function findCalendarFeed(scope: OrganizationScope) {
  const [feed] = await scope.platform.identityDatabase
    .select({ createdAt })
    .from(calendarFeedsTable)
    .where(isActors(scope));
  return feed;
}

export async function writeCalendarFeed(
  scope: OrganizationScope,
  feed: { tokenHash: string; createdAt: Date },
): Promise<void> {
  await scope.platform.identityDatabase
    .insert(calendarFeedsTable)
    .values({
      organizationId: scope.organizationId,
      userId: userIdOf(scope.actor) ?? '',
      ...feed,
    })
    .onConflictDoUpdate({ target: [organizationId, userId], set: feed });
}

export async function deleteCalendarFeed(scope: OrganizationScope): Promise<void> {
  await scope.platform.identityDatabase.delete(calendarFeedsTable).where(isActors(scope));
}

export async function findFeedMember(database: Database, hash: string) {
  const [member] = await database
    .select({
      organizationId,
      userId,
      organizationName: organizationsTable.name,
      locale: usersTable.locale,
    })
    .from(calendarFeedsTable)
    .innerJoin(
      membersTable,
      and(eq(membersTable.organizationId, organizationId), eq(membersTable.userId, userId)),
    )
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .innerJoin(organizationsTable, eq(organizationsTable.id, organizationId))
    .where(and(eq(tokenHash, hash), isNull(organizationsTable.deletedAt)));
  return member;
}

function isActors(scope: OrganizationScope) {
  return and(eq(organizationId, scope.organizationId), eq(userId, userIdOf(scope.actor) ?? ''));
}
