import { and, eq, inArray } from 'drizzle-orm';
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
