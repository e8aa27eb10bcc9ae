import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { canCancel, invitationStatuses } from '../../../shared/people/invitations/invitation.ts';
import { canInvite } from '../../../shared/people/members/member-rules.ts';
import { roles } from '../../../shared/roles.ts';
import type { Database } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';
import { isDailyLimitReached } from './invitation-limit-store.ts';
import type { InvitationFact, InvitationFacts, Refusal } from './invitation-rules.ts';
import { invitationsTable } from './invitation-table.ts';
import type { Inviter } from './inviter.ts';

/** An invitation that an inviter acts on: its parts are values, or columns of the statement they are used in. */
export type Target = {
  id: string;
  organizationId: SQLWrapper;
  email: SQLWrapper;
  status: SQLWrapper;
  inviter: Inviter;
};

const conditions: Record<InvitationFact, (target: Target) => SQL> = {
  isUnknown: ({ organizationId, inviter }) =>
    sql`not exists (${membership(organizationId, inviter)})`,

  actorMayNotInvite: ({ organizationId, inviter }) => sql`not exists (
    ${membership(organizationId, inviter)} and ${inArray(membersTable.role, roles.filter(canInvite))})`,

  isMember: ({ organizationId, email }) => sql`exists (
    select 1 from ${membersTable} inner join ${usersTable} on ${usersTable.id} = ${membersTable.userId}
    where ${membersTable.organizationId} = ${organizationId} and ${usersTable.email} = ${email})`,

  isAccepted: ({ status }) => sql`${status} = 'accepted'`,

  isPending: ({ organizationId, email }) => sql`exists (
    select 1 from ${invitationsTable} as other where other.status = 'pending'
      and other.organization_id = ${organizationId} and other.email = ${email})`,

  isClosed: ({ status }) => sql`not ${inArray(status, invitationStatuses.filter(canCancel))}`,

  isDailyLimitReached: ({ inviter }) => isDailyLimitReached(inviter),
};

/** The membership of the inviter, in any role, in an organization that is not deleted. */
const membership = (organizationId: SQLWrapper, inviter: Inviter) => sql`
  select 1 from ${membersTable}
  inner join ${organizationsTable} on ${organizationsTable.id} = ${membersTable.organizationId}
  where ${membersTable.organizationId} = ${organizationId}
    and ${membersTable.userId} = ${inviter.userId} and ${organizationsTable.deletedAt} is null`;

/** Whether no fact of `refusals` is true, as the condition of a write. */
export function isNotRefused(target: Target, refusals: readonly Refusal[]): SQL {
  const facts = refusals.map(([fact]) => conditions[fact](target));
  return sql`not (${sql.join(facts, sql` or `)})`;
}

/** Selects the facts of `refusals` after that write; no row if `isDone` is true of the invitation's row. */
export function selectFacts(
  database: Database,
  target: Target,
  options: { refusals: readonly Refusal[]; isDone: SQL },
) {
  const facts = options.refusals.map(
    ([fact]) => sql`${conditions[fact](target)} as ${sql.identifier(fact)}`,
  );
  return database.all<InvitationFacts>(sql`
    select ${sql.join(facts, sql`, `)}
    from (select 1) left join ${invitationsTable} on ${invitationsTable.id} = ${target.id}
    where (${options.isDone}) is not true`);
}
