import { and, asc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import type { Member } from '../../../shared/people/members/member.ts';
import type { AssignableRole, Role } from '../../../shared/roles.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch, type Statement } from '../../database/database.ts';
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

const isMember = (scope: OrganizationScope, memberId: string) =>
  and(eq(membersTable.organizationId, scope.organizationId), eq(membersTable.id, memberId));

/** All members: the owner first, then admins, then members, each by name. */
export async function findMembers(scope: OrganizationScope): Promise<Member[]> {
  const rows = await selectMembers(scope)
    .where(eq(membersTable.organizationId, scope.organizationId))
    .orderBy(
      sql`case ${membersTable.role} when 'owner' then 0 when 'admin' then 1 else 2 end`,
      sql`${usersTable.name} collate nocase`,
      asc(membersTable.id),
    );
  return rows.map(toMember);
}

type Change = { target: Member | undefined; isDone: boolean };

/** A member as it is, and a statement that changes it, in one transaction. */
async function readAndChange(
  scope: OrganizationScope,
  memberId: string,
  statements: Statement[],
): Promise<Change> {
  const [rows, ...changed] = (await runBatch(scope.platform.identityDatabase, [
    selectMembers(scope).where(isMember(scope, memberId)),
    ...statements,
  ])) as [MemberRow[], ...unknown[][]];
  return {
    target: rows[0] && toMember(rows[0]),
    isDone: changed.every((returned) => returned.length === 1),
  };
}

/** Sets a member's role if it has one of the roles in `from`. */
export function updateMemberRole(
  scope: OrganizationScope,
  memberId: string,
  change: { role: AssignableRole; from: Role[] },
): Promise<Change> {
  const statement = scope.platform.identityDatabase
    .update(membersTable)
    .set({ role: change.role })
    .where(and(isMember(scope, memberId), inArray(membersTable.role, change.from)))
    .returning({ changedId: membersTable.id });
  return readAndChange(scope, memberId, [statement]);
}

/** Removes a member with one of the roles in `others`, or, with one in `self`, if it is the user `userId`. */
export function deleteMember(
  scope: OrganizationScope,
  memberId: string,
  allowed: { others: Role[]; self: Role[]; userId: string },
): Promise<Change> {
  const statement = scope.platform.identityDatabase
    .delete(membersTable)
    .where(
      and(
        isMember(scope, memberId),
        or(
          and(ne(membersTable.userId, allowed.userId), inArray(membersTable.role, allowed.others)),
          and(eq(membersTable.userId, allowed.userId), inArray(membersTable.role, allowed.self)),
        ),
      ),
    )
    .returning({ changedId: membersTable.id });
  return readAndChange(scope, memberId, [statement]);
}

/** Makes a member with one of the roles in `from` the owner, and the owner an admin. */
export function moveOwnership(
  scope: OrganizationScope,
  memberId: string,
  from: Role[],
): Promise<Change> {
  const database = scope.platform.identityDatabase;
  const hasHeir = exists(
    database
      .select({ one: sql`1` })
      .from(sql`${membersTable} as heir`)
      .where(
        sql`heir.id = ${memberId} and heir.organization_id = ${scope.organizationId}
          and ${inArray(sql`heir.role`, from)}`,
      ),
  );
  const noOwner = sql`not exists (select 1 from ${membersTable} as other
    where other.organization_id = ${scope.organizationId} and other.role = 'owner')`;
  return readAndChange(scope, memberId, [
    database
      .update(membersTable)
      .set({ role: 'admin' })
      .where(
        and(
          eq(membersTable.organizationId, scope.organizationId),
          eq(membersTable.role, 'owner'),
          hasHeir,
        ),
      )
      .returning({ formerOwnerId: membersTable.id }),
    database
      .update(membersTable)
      .set({ role: 'owner' })
      .where(and(isMember(scope, memberId), noOwner))
      .returning({ ownerId: membersTable.id }),
  ]);
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
