import { eq } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { usersTable } from '../users/user-table.ts';
import { organizationsTable } from './organization-table.ts';

/** The name of an organization and those of its members, and their mail addresses; of at most `membersCount`. */
export async function findOwnParty(
  { platform, organizationId }: OrganizationScope,
  membersCount: number,
): Promise<{ names: string[]; addresses: string[] }> {
  const { identityDatabase: database } = platform;
  const { organizations, members } = await batch(database, {
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
  });
  return {
    names: [...organizations, ...members].map(({ name }) => name),
    addresses: members.map(({ email }) => email.toLowerCase()),
  };
}
