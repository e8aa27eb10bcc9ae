import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Organization } from '../../../shared/people/organizations/organization.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Database, Statement } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from './organization-table.ts';

const organizationColumns = {
  id: organizationsTable.id,
  name: organizationsTable.name,
  createdAt: organizationsTable.createdAt,
  updatedAt: organizationsTable.updatedAt,
};

/** The living organizations a user belongs to, by name. */
export function selectOrganizationsOf(database: Database, userId: string) {
  return database
    .select(organizationColumns)
    .from(membersTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
    .where(and(eq(membersTable.userId, userId), isNull(organizationsTable.deletedAt)))
    .orderBy(sql`${organizationsTable.name} collate nocase`, asc(organizationsTable.id));
}

export async function findOrganization(scope: OrganizationScope) {
  const [organization] = await scope.platform.identityDatabase
    .select(organizationColumns)
    .from(organizationsTable)
    .where(eq(organizationsTable.id, scope.organizationId));
  return organization;
}

const isLiving = (scope: OrganizationScope) =>
  and(eq(organizationsTable.id, scope.organizationId), isNull(organizationsTable.deletedAt));

/** The organization with its new name; nothing when it was deleted meanwhile. */
export async function updateOrganizationName(
  scope: OrganizationScope,
  change: { name: string; now: Date },
): Promise<Organization | undefined> {
  const [organization] = await scope.platform.identityDatabase
    .update(organizationsTable)
    .set({ name: change.name, updatedAt: change.now })
    .where(isLiving(scope))
    .returning(organizationColumns);
  return organization;
}

export async function markOrganizationDeleted(scope: OrganizationScope, now: Date) {
  await scope.platform.identityDatabase
    .update(organizationsTable)
    .set({ deletedAt: now, updatedAt: now })
    .where(isLiving(scope));
}

/** An organization with its owner, unless the owner has `maxCount` already: then nothing is written. */
export function insertOrganizationStatements(
  database: Database,
  organization: Organization,
  owner: { memberId: string; userId: string; maxCount: number },
): Statement[] {
  const { id, name, createdAt, updatedAt } = organization;
  return [
    database.run(sql`
      insert into ${organizationsTable} (id, name, created_at, updated_at)
      select ${id}, ${name}, ${createdAt.getTime()}, ${updatedAt.getTime()}
      where (
        select count(*) from ${membersTable}
        inner join ${organizationsTable} on ${organizationsTable.id} = ${membersTable.organizationId}
        where ${membersTable.userId} = ${owner.userId} and ${membersTable.role} = 'owner'
          and ${organizationsTable.deletedAt} is null
      ) < ${owner.maxCount}
      returning id`),
    database.run(sql`
      insert into ${membersTable} (id, organization_id, user_id, role, created_at)
      select ${owner.memberId}, ${organizationsTable.id}, ${owner.userId}, 'owner', ${createdAt.getTime()}
      from ${organizationsTable} where ${organizationsTable.id} = ${id}`),
  ];
}
