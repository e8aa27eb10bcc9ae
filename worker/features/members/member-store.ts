import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../shared/features/members/member.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { usersTable } from '../users/user-table.ts';
import { membersTable } from './member-table.ts';

function selectMembers(scope: OrganizationScope) {
  return scope.platform.identityDatabase
    .select({
      id: membersTable.id,
      organizationId: membersTable.organizationId,
      role: membersTable.role,
      userId: sql<string>`${usersTable.id}`.as('member_user_id'),
      email: usersTable.email,
      name: usersTable.name,
    })
    .from(membersTable)
    .innerJoin(usersTable, eq(usersTable.id, membersTable.userId));
}

type MemberRow = Omit<Member, 'user'> & { userId: string; email: string; name: string };

function toMember({ userId, email, name, ...member }: MemberRow): Member {
  return { ...member, user: { id: userId, email, name } };
}

export async function findMemberOfUser(
  scope: OrganizationScope,
  userId: string,
): Promise<Member | undefined> {
  const [row] = await selectMembers(scope).where(
    and(eq(membersTable.organizationId, scope.organizationId), eq(membersTable.userId, userId)),
  );
  return row && toMember(row);
}
