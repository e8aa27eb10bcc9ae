import { and, eq, isNull, sql, type Column } from 'drizzle-orm';
import type { Role } from '../../../shared/roles.ts';
import { organizationVersionsTable } from '../../access/organization-version-table.ts';
import type { Database } from '../../database/database.ts';
import { subquery, valueOf } from '../../database/expressions.ts';
import { usersTable } from '../users/user-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { membersTable } from './member-table.ts';

/**
 * Returns the role of a user in an organization as a column; null without a membership, and once
 * the organization is deleted.
 */
export function roleIn(organizationId: string, userId: Column) {
  return valueOf<Role | null>(
    subquery
      .select({ role: membersTable.role })
      .from(membersTable)
      .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
      .where(
        and(
          eq(membersTable.organizationId, organizationId),
          eq(membersTable.userId, userId),
          isNull(organizationsTable.deletedAt),
        ),
      ),
  ).as('role');
}

export function selectPeople(database: Database, organizationId: string) {
  return database
    .select({ id: usersTable.id, name: usersTable.name, email: usersTable.email })
    .from(membersTable)
    .innerJoin(usersTable, eq(usersTable.id, membersTable.userId))
    .where(eq(membersTable.organizationId, organizationId));
}

/**
 * Columns for the database of the content of an organization. `peopleVersion` is the number that
 * the identity database adds to the version of content in another database.
 */
export function placeColumns(id: string) {
  const { version, organizationId } = organizationVersionsTable;
  const stored = subquery
    .select({ shard: organizationsTable.shard })
    .from(organizationsTable)
    .where(eq(organizationsTable.id, id));
  const versions = subquery
    .select({ version })
    .from(organizationVersionsTable)
    .where(eq(organizationId, id));
  const shard = valueOf<number>(stored);
  return {
    shard: shard.as('shard_of_content'),
    peopleVersion: sql<number>`iif(${shard} = 0, 0, coalesce(${valueOf(versions)}, 0))`.as(
      'people_version',
    ),
  };
}
