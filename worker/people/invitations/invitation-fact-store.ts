import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  not,
  notExists,
  notInArray,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { canCancel, invitationStatuses } from '../../../shared/people/invitations/invitation.ts';
import { canInvite } from '../../../shared/people/members/member-rules.ts';
import { roles } from '../../../shared/roles.ts';
import type { Database } from '../../database/database.ts';
import { allOf, hasRow, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';
import { isDailyLimitReached } from './sending/invitation-limit-store.ts';
import type { InvitationFact, InvitationFacts, Refusal } from './invitation-rules.ts';
import { invitationsTable } from './invitation-table.ts';
import type { Inviter } from './sending/inviter.ts';

export type Target = {
  id: string;
  organizationId: SQLWrapper;
  email: SQLWrapper;
  status: SQLWrapper;
  inviter: Inviter;
};

const other = alias(invitationsTable, 'other');

const conditions: Record<InvitationFact, (target: Target) => SQL> = {
  isUnknown: ({ organizationId, inviter }) => notExists(membership(organizationId, inviter)),

  actorMayNotInvite: ({ organizationId, inviter }) =>
    notExists(
      membership(organizationId, inviter, inArray(membersTable.role, roles.filter(canInvite))),
    ),

  isMember: ({ organizationId, email }) =>
    exists(
      subquery
        .select({ one: literal(1) })
        .from(membersTable)
        .innerJoin(usersTable, eq(usersTable.id, membersTable.userId))
        .where(and(eq(membersTable.organizationId, organizationId), eq(usersTable.email, email))),
    ),

  isAccepted: ({ status }) => eq(status, 'accepted'),

  isPending: ({ organizationId, email }) =>
    hasRow(
      other,
      and(
        eq(other.status, literal('pending')),
        eq(other.organizationId, organizationId),
        eq(other.email, email),
      ),
    ),

  isClosed: ({ status }) => notInArray(status, invitationStatuses.filter(canCancel)),

  isDailyLimitReached: ({ inviter }) => isDailyLimitReached(inviter),
};

const membership = (organizationId: SQLWrapper, inviter: Inviter, hasRole?: SQL) =>
  subquery
    .select({ one: literal(1) })
    .from(membersTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
    .where(
      and(
        eq(membersTable.organizationId, organizationId),
        eq(membersTable.userId, inviter.userId),
        isNull(organizationsTable.deletedAt),
        hasRole,
      ),
    );

export function isNotRefused(target: Target, refusals: readonly Refusal[]): SQL {
  return allOf(...refusals.map(([fact]) => not(conditions[fact](target))));
}

export function selectFacts(
  database: Database,
  target: Target,
  options: { refusals: readonly Refusal[]; isDone: SQL },
) {
  const facts = options.refusals.map(
    ([fact]) => sql`${conditions[fact](target)} as ${sql.identifier(fact)}`,
  );
  return database.all<InvitationFacts>(sql`
    select ${sql.join(facts, sql.raw(', '))}
    from (select 1) left join ${invitationsTable} on ${invitationsTable.id} = ${target.id}
    where (${options.isDone}) is not true`);
}
