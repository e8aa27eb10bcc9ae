import { and, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type {
  Invitation,
  ReceivedInvitation,
} from '../../../shared/people/invitations/invitation.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { SessionScope } from '../../access/user-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { allOf, hasRow, iif, named, rowId, rowsIn } from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';
import { invitationsTable } from './invitation-table.ts';

const maxListed = 500;

/** A pending invitation that is overdue counts as expired, even if Cron has not marked it yet. */
function statusAt(now: Date) {
  const { status, expiresAt } = invitationsTable;
  const isOverdue = allOf(eq(status, 'pending'), lte(expiresAt, now));
  return iif<Invitation['status']>(isOverdue, literal('expired'), status);
}

function columnsAt(now: Date) {
  return {
    id: invitationsTable.id,
    organizationId: invitationsTable.organizationId,
    email: invitationsTable.email,
    role: invitationsTable.role,
    status: statusAt(now).as('invitation_status'),
    createdAt: invitationsTable.createdAt,
    expiresAt: invitationsTable.expiresAt,
  };
}

export function findInvitations(scope: OrganizationScope): Promise<Invitation[]> {
  return scope.platform.identityDatabase
    .select(columnsAt(scope.platform.clock.now()))
    .from(invitationsTable)
    .where(eq(invitationsTable.organizationId, scope.organizationId))
    .orderBy(desc(invitationsTable.createdAt), desc(rowId(invitationsTable)))
    .limit(maxListed);
}

function isOpenFor({ user, platform }: SessionScope) {
  return and(
    eq(invitationsTable.email, user.email),
    eq(invitationsTable.status, 'pending'),
    gt(invitationsTable.expiresAt, platform.clock.now()),
    isNull(organizationsTable.deletedAt),
  );
}

export async function findReceivedInvitations(scope: SessionScope): Promise<ReceivedInvitation[]> {
  const { identityDatabase, clock } = scope.platform;
  const rows = await identityDatabase
    .select({
      ...columnsAt(clock.now()),
      organizationName: named(organizationsTable.name, 'organization_name'),
      inviterName: named<string | null>(usersTable.name, 'inviter_name'),
    })
    .from(invitationsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, invitationsTable.organizationId))
    .leftJoin(usersTable, eq(usersTable.id, invitationsTable.inviterId))
    .where(isOpenFor(scope))
    .orderBy(desc(invitationsTable.createdAt), desc(rowId(invitationsTable)))
    .limit(maxListed);
  return rows.map(({ organizationName, ...invitation }) => ({
    ...invitation,
    organization: { id: invitation.organizationId, name: organizationName },
  }));
}

export async function countReceived(scope: SessionScope): Promise<number> {
  const [row] = await scope.platform.identityDatabase
    .select({ total: count() })
    .from(invitationsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, invitationsTable.organizationId))
    .where(isOpenFor(scope));
  return row?.total ?? 0;
}

const isReceived = (scope: SessionScope, invitationId: string) =>
  allOf(
    eq(invitationsTable.id, invitationId),
    hasRow(
      organizationsTable,
      and(eq(organizationsTable.id, invitationsTable.organizationId), isOpenFor(scope)),
    ),
  );

/**
 * Makes the user a member and closes the invitation, in one transaction. Returns whether the user is a member through
 * this invitation, which is also true for a repeated request.
 */
export async function acceptReceived(
  scope: SessionScope,
  invitationId: string,
  { memberId }: { memberId: string },
): Promise<boolean> {
  const { identityDatabase, clock } = scope.platform;
  const { accepted } = await batch(identityDatabase, {
    joined: insertFrom(
      identityDatabase,
      membersTable,
      {
        id: memberId,
        organizationId: invitationsTable.organizationId,
        userId: scope.user.id,
        role: invitationsTable.role,
        createdAt: clock.now(),
      },
      rowsIn(invitationsTable, isReceived(scope, invitationId)),
    ).onConflictDoNothing(),
    closed: closeReceived(scope, invitationId, 'accepted'),
    accepted: identityDatabase
      .select({ id: membersTable.id })
      .from(invitationsTable)
      .innerJoin(membersTable, eq(membersTable.organizationId, invitationsTable.organizationId))
      .innerJoin(organizationsTable, eq(organizationsTable.id, invitationsTable.organizationId))
      .where(
        and(
          eq(invitationsTable.id, invitationId),
          eq(invitationsTable.email, scope.user.email),
          eq(invitationsTable.status, 'accepted'),
          eq(membersTable.userId, scope.user.id),
          isNull(organizationsTable.deletedAt),
        ),
      ),
  });
  return accepted.length === 1;
}

export async function rejectReceived(scope: SessionScope, invitationId: string): Promise<boolean> {
  const closed = await closeReceived(scope, invitationId, 'rejected');
  return closed.length === 1;
}

function closeReceived(scope: SessionScope, invitationId: string, status: 'accepted' | 'rejected') {
  const { identityDatabase, clock } = scope.platform;
  return identityDatabase
    .update(invitationsTable)
    .set({ status, updatedAt: clock.now() })
    .where(isReceived(scope, invitationId))
    .returning({ id: invitationsTable.id });
}

export async function findInvitationToSend(
  scope: OrganizationScope,
  sending: { invitationId: string; timesSent: number },
) {
  const [row] = await scope.platform.identityDatabase
    .select({
      email: invitationsTable.email,
      locale: invitationsTable.locale,
      organizationName: named(organizationsTable.name, 'organization_name'),
      inviterName: named<string | null>(usersTable.name, 'inviter_name'),
    })
    .from(invitationsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, invitationsTable.organizationId))
    .leftJoin(usersTable, eq(usersTable.id, invitationsTable.inviterId))
    .where(
      and(
        eq(invitationsTable.id, sending.invitationId),
        eq(invitationsTable.organizationId, scope.organizationId),
        eq(invitationsTable.timesSent, sending.timesSent),
        eq(invitationsTable.status, 'pending'),
        gt(invitationsTable.expiresAt, scope.platform.clock.now()),
        isNull(organizationsTable.deletedAt),
      ),
    );
  return row;
}

export async function expireOldInvitations(database: Database, now: Date, maxCount: number) {
  const { id, status, expiresAt } = invitationsTable;
  const overdue = database
    .select({ id })
    .from(invitationsTable)
    .where(and(eq(status, literal('pending')), lte(expiresAt, now)))
    .limit(maxCount);
  await database
    .update(invitationsTable)
    .set({ status: 'expired', updatedAt: now })
    .where(inArray(id, overdue));
}
