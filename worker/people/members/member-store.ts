import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { noPreferences } from '../../../shared/people/members/member-preferences.ts';
import type { Member, OwnMember } from '../../../shared/people/members/member.ts';
import type { AssignableRole, Role } from '../../../shared/roles.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope, SearchScope } from '../../access/organization-scope.ts';
import { batch, type StatementReturning } from '../../database/database.ts';
import { hasRow, ignoringCase, isSame, named } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { laneOf, outboxOf, takeDueJobs, toQueuedJobs } from '../../outbox/lane-store.ts';
import type { QueuedJob } from '../../platform/platform.ts';
import { usersTable } from '../users/user-table.ts';
import { memberPreferencesTable } from './member-preferences-table.ts';
import { membersTable } from './member-table.ts';

function selectMembers(scope: SearchScope) {
  return scope.platform.identityDatabase
    .select({
      id: membersTable.id,
      organizationId: membersTable.organizationId,
      role: membersTable.role,
      userId: named(usersTable.id, 'member_user_id'),
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

const isActor = ({ actor }: OrganizationScope) => isSame(membersTable.userId, userIdOf(actor));

/** Returns the owner first, then admins, members and viewers, each by name. */
export async function findMembers(scope: SearchScope): Promise<Member[]> {
  const rows = await selectMembers(scope)
    .where(eq(membersTable.organizationId, scope.organizationId))
    .orderBy(
      sql`case ${membersTable.role} when 'owner' then 0 when 'admin' then 1 when 'member' then 2 else 3 end`,
      ignoringCase(usersTable.name),
      asc(membersTable.id),
    );
  return rows.map(toMember);
}

type MemberChange = { target: Member | undefined; isDone: boolean; jobs: QueuedJob[] };

async function readAndChange(
  scope: OrganizationScope,
  memberId: string,
  changes: StatementReturning<{ changedId: string }[]>[],
  { endsMembership = false } = {},
): Promise<MemberChange> {
  const { identityDatabase: database } = scope.platform;
  const lane = laneOf(scope.organizationId, 'membership.end');
  const { found, changed, due } = await batch(database, {
    found: selectMembers(scope).where(isMember(scope, memberId)),
    changed: changes,
    due: endsMembership ? [takeDueJobs(outboxOf(scope.platform, database), lane)] : [],
  });
  const [row] = found;
  return {
    target: row && toMember(row),
    isDone: changed.every((rows) => rows.length === 1),
    jobs: toQueuedJobs(due.flat(), database),
  };
}

export function updateMemberRole(
  scope: OrganizationScope,
  memberId: string,
  change: { role: AssignableRole; from: Role[] },
): Promise<MemberChange> {
  const updated = scope.platform.identityDatabase
    .update(membersTable)
    .set({ role: change.role })
    .where(and(isMember(scope, memberId), inArray(membersTable.role, change.from)))
    .returning({ changedId: membersTable.id });
  return readAndChange(scope, memberId, [updated]);
}

export function deleteMember(
  scope: OrganizationScope,
  memberId: string,
  allowed: { others: Role[]; self: Role[] },
): Promise<MemberChange> {
  const { role } = membersTable;
  const deleted = scope.platform.identityDatabase
    .delete(membersTable)
    .where(
      and(
        isMember(scope, memberId),
        or(
          and(isActor(scope), inArray(role, allowed.self)),
          and(not(isActor(scope)), inArray(role, allowed.others)),
        ),
      ),
    )
    .returning({ changedId: membersTable.id });
  return readAndChange(scope, memberId, [deleted], { endsMembership: true });
}

export function moveOwnership(
  scope: OrganizationScope,
  memberId: string,
  { from }: { from: Role[] },
): Promise<MemberChange> {
  const { identityDatabase: database } = scope.platform;
  const { organizationId } = scope;
  const other = alias(membersTable, 'other');
  const isOther = eq(other.organizationId, organizationId);
  const hasCandidate = hasRow(
    other,
    and(isOther, eq(other.id, memberId), inArray(other.role, from)),
  );
  const hasNoOwner = not(hasRow(other, and(isOther, eq(other.role, literal('owner')))));
  const demoted = database
    .update(membersTable)
    .set({ role: 'admin' })
    .where(
      and(
        eq(membersTable.organizationId, organizationId),
        eq(membersTable.role, 'owner'),
        isActor(scope),
        hasCandidate,
      ),
    )
    .returning({ changedId: membersTable.id });
  const promoted = database
    .update(membersTable)
    .set({ role: 'owner' })
    .where(and(isMember(scope, memberId), hasNoOwner))
    .returning({ changedId: membersTable.id });
  return readAndChange(scope, memberId, [demoted, promoted]);
}

export async function findOwnMember(scope: OrganizationScope): Promise<OwnMember | undefined> {
  const { organizationId, userId, columns, defaultViewId } = memberPreferencesTable;
  const { found, preferences } = await batch(scope.platform.identityDatabase, {
    found: selectMembers(scope).where(
      and(eq(membersTable.organizationId, scope.organizationId), isActor(scope)),
    ),
    preferences: scope.platform.identityDatabase
      .select({ columns, defaultViewId })
      .from(memberPreferencesTable)
      .where(
        and(eq(organizationId, scope.organizationId), eq(userId, userIdOf(scope.actor) ?? '')),
      ),
  });
  const [row] = found;
  return row && { ...toMember(row), preferences: preferences[0] ?? noPreferences };
}
