import { eq } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { usersTable } from '../users/user-table.ts';
import { organizationsTable } from './organization-table.ts';

export function selectOwnParty(
  { platform, organizationId }: OrganizationScope,
  membersCount: number,
) {
  const { identityDatabase: database } = platform;
  return {
    organizations: database
      .select({ name: organizationsTable.name })
      .from(organizationsTable)
      .where(eq(organizationsTable.id, organizationId)),
    members: database
      .select({ name: usersTable.name, email: usersTable.email })
      .from(membersTable)
      .innerJoin(usersTable, eq(usersTable.id, membersTable.userId))
      .where(eq(membersTable.organizationId, organizationId))
      .limit(membersCount),
  };
}

export function toOwnParty({
  organizations,
  members,
}: BatchResults<ReturnType<typeof selectOwnParty>>): { names: string[]; addresses: string[] } {
  return {
    names: [...organizations, ...members].map(({ name }) => name),
    addresses: members.map(({ email }) => email.toLowerCase()),
  };
}
