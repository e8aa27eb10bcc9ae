import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';
import type {
  ListedOrganization,
  Organization,
  OrganizationUpdate,
} from '../../../shared/people/organizations/organization.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { UserScope } from '../../access/user-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { allOf, hasRow, ignoringCase, rowsIn, valueOf } from '../../database/expressions.ts';
import { insertFrom, insertIf } from '../../database/insert-from.ts';
import { membersTable } from '../members/member-table.ts';
import { insertCancellations } from '../subscriptions/subscription-store.ts';
import { subscriptionsTable } from '../subscriptions/subscription-table.ts';
import { organizationsTable } from './organization-table.ts';
import { blockFormerSweep } from './shard-store.ts';

const organizationColumns = {
  id: organizationsTable.id,
  name: organizationsTable.name,
  documentLanguages: organizationsTable.documentLanguages,
  isSharingEnabled: organizationsTable.isSharingEnabled,
  createdAt: organizationsTable.createdAt,
  updatedAt: organizationsTable.updatedAt,
};

export function findOrganizations(scope: UserScope): Promise<ListedOrganization[]> {
  return scope.platform.identityDatabase
    .select({ ...organizationColumns, role: membersTable.role })
    .from(membersTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
    .where(and(eq(membersTable.userId, scope.actor.userId), isNull(organizationsTable.deletedAt)))
    .orderBy(ignoringCase(organizationsTable.name), asc(organizationsTable.id));
}

export async function findOrganization(scope: OrganizationScope) {
  const [organization] = await scope.platform.identityDatabase
    .select(organizationColumns)
    .from(organizationsTable)
    .where(eq(organizationsTable.id, scope.organizationId));
  return organization;
}

export async function findDocumentLanguages(scope: OrganizationScope): Promise<readonly string[]> {
  return (await findOrganization(scope))?.documentLanguages ?? [];
}

/**
 * Returns whether an organization is deleted, and where its content is; undefined once it is
 * purged.
 */
export async function findOrganizationState(database: Database, organizationId: string) {
  const [organization] = await database
    .select({ deletedAt: organizationsTable.deletedAt, shard: organizationsTable.shard })
    .from(organizationsTable)
    .where(eq(organizationsTable.id, organizationId));
  return organization;
}

const isActive = (scope: OrganizationScope) =>
  and(eq(organizationsTable.id, scope.organizationId), isNull(organizationsTable.deletedAt));

export async function saveOrganization(
  scope: OrganizationScope,
  {
    name,
    documentLanguages,
    isSharingEnabled,
  }: OrganizationUpdate & { isSharingEnabled?: boolean },
): Promise<Organization | undefined> {
  const { identityDatabase, clock } = scope.platform;
  const [organization] = await identityDatabase
    .update(organizationsTable)
    .set({ name, documentLanguages, isSharingEnabled, updatedAt: clock.now() })
    .where(isActive(scope))
    .returning(organizationColumns);
  return organization;
}

export async function markOrganizationDeleted(scope: OrganizationScope, now: Date) {
  const { identityDatabase: database } = scope.platform;
  const isTheirs = eq(subscriptionsTable.organizationId, scope.organizationId);
  const active = hasRow(organizationsTable, isActive(scope));
  await batch(database, {
    cancelled: insertCancellations(database, now, allOf(isTheirs, active)),
    deleted: database
      .update(organizationsTable)
      .set({ deletedAt: now, updatedAt: now })
      .where(isActive(scope)),
  });
}

export async function insertOrganization(
  scope: UserScope,
  organization: Organization,
  options: { memberId: string; maxCount: number; shard: number },
): Promise<boolean> {
  const { identityDatabase: database } = scope.platform;
  const { userId } = scope.actor;
  const { id, name, createdAt, updatedAt } = organization;
  const owned = database
    .select({ count: count() })
    .from(membersTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
    .where(
      and(
        eq(membersTable.userId, userId),
        eq(membersTable.role, 'owner'),
        isNull(organizationsTable.deletedAt),
      ),
    );
  const { inserted } = await batch(database, {
    sweep: options.shard === 0 ? [] : [blockFormerSweep(database)],
    inserted: insertIf(
      database,
      organizationsTable,
      { id, name, createdAt, updatedAt, shard: options.shard },
      lt(valueOf(owned), options.maxCount),
    ).returning({ id: organizationsTable.id }),
    owner: insertFrom(
      database,
      membersTable,
      { id: options.memberId, organizationId: id, userId, role: 'owner', createdAt },
      rowsIn(organizationsTable, eq(organizationsTable.id, id)),
    ),
  });
  return inserted.length === 1;
}
