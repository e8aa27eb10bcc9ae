import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { usersTable } from '../users/user-table.ts';
import { membersTable } from './member-table.ts';

export function findAdminRecipients(scope: OrganizationScope) {
  return scope.platform.identityDatabase
    .select({ userId: usersTable.id, email: usersTable.email, locale: usersTable.locale })
    .from(membersTable)
    .innerJoin(usersTable, eq(usersTable.id, membersTable.userId))
    .where(
      and(
        eq(membersTable.organizationId, scope.organizationId),
        inArray(membersTable.role, ['owner', 'admin']),
      ),
    );
}

/** Returns the member with this id, or the owner if the member may only read. */
export async function findResponsibleMember(scope: OrganizationScope, userId: string | null) {
  const isThisUser = eq(usersTable.id, userId ?? '');
  const [member] = await scope.platform.identityDatabase
    .select({ email: usersTable.email, locale: usersTable.locale })
    .from(membersTable)
    .innerJoin(usersTable, eq(usersTable.id, membersTable.userId))
    .where(
      and(
        eq(membersTable.organizationId, scope.organizationId),
        or(and(isThisUser, ne(membersTable.role, 'viewer')), eq(membersTable.role, 'owner')),
      ),
    )
    .orderBy(desc(isThisUser))
    .limit(1);
  return member;
}
