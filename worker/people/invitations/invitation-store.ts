import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type {
  Invitation,
  ReceivedInvitation,
} from '../../../shared/people/invitations/invitation.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';
import { invitationsTable } from './invitation-table.ts';

const shownInvitations = 500;

/** A pending invitation whose time is over counts as expired, also before Cron has come by. */
function statusAt(now: Date) {
  return sql<Invitation['status']>`iif(
    ${invitationsTable.status} = 'pending' and ${invitationsTable.expiresAt} <= ${now.getTime()},
    'expired', ${invitationsTable.status})`;
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

/** The newest invitations of an organization, whatever became of them. */
export function findInvitations(scope: OrganizationScope): Promise<Invitation[]> {
  return scope.platform.identityDatabase
    .select(columnsAt(scope.platform.clock.now()))
    .from(invitationsTable)
    .where(eq(invitationsTable.organizationId, scope.organizationId))
    .orderBy(desc(invitationsTable.createdAt), asc(invitationsTable.id))
    .limit(shownInvitations);
}

/** Pending, in time, and to a living organization. */
function isOpenFor(email: string, now: Date) {
  return and(
    eq(invitationsTable.email, email),
    eq(invitationsTable.status, 'pending'),
    gt(invitationsTable.expiresAt, now),
    isNull(organizationsTable.deletedAt),
  );
}

/** The open invitations to an address, newest first. */
export async function findReceivedInvitations(
  database: Database,
  email: string,
  now: Date,
): Promise<ReceivedInvitation[]> {
  const rows = await database
    .select({
      ...columnsAt(now),
      organizationName: sql<string>`${organizationsTable.name}`.as('organization_name'),
    })
    .from(invitationsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, invitationsTable.organizationId))
    .where(isOpenFor(email, now))
    .orderBy(desc(invitationsTable.createdAt), asc(invitationsTable.id))
    .limit(shownInvitations);
  return rows.map(({ organizationName, ...invitation }) => ({
    ...invitation,
    organization: { id: invitation.organizationId, name: organizationName },
  }));
}

export async function countReceived(database: Database, email: string, now: Date) {
  const [row] = await database
    .select({ total: sql<number>`count(*)` })
    .from(invitationsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, invitationsTable.organizationId))
    .where(isOpenFor(email, now));
  return row?.total ?? 0;
}

type Reception = { invitationId: string; email: string; now: Date };

const isReceived = ({ invitationId, email, now }: Reception) =>
  and(
    eq(invitationsTable.id, invitationId),
    eq(invitationsTable.email, email),
    eq(invitationsTable.status, 'pending'),
    gt(invitationsTable.expiresAt, now),
    sql`exists (select 1 from ${organizationsTable}
      where ${organizationsTable.id} = ${invitationsTable.organizationId}
        and ${organizationsTable.deletedAt} is null)`,
  );

/**
 * Makes the receiver a member and closes the invitation, in one transaction: of two at once the second finds it
 * closed. Answers whether it was open.
 */
export async function acceptReceived(
  database: Database,
  reception: Reception,
  member: { id: string; userId: string },
): Promise<boolean> {
  const [, closed] = (await runBatch(database, [
    database.run(sql`
      insert into ${membersTable} (id, organization_id, user_id, role, created_at)
      select ${member.id}, ${invitationsTable.organizationId}, ${member.userId},
        ${invitationsTable.role}, ${reception.now.getTime()}
      from ${invitationsTable} where ${isReceived(reception)}
      on conflict do nothing`),
    closeReceived(database, reception, 'accepted'),
  ])) as [unknown, unknown[]];
  return closed.length === 1;
}

export async function rejectReceived(database: Database, reception: Reception): Promise<boolean> {
  const [closed] = (await runBatch(database, [closeReceived(database, reception, 'rejected')])) as [
    unknown[],
  ];
  return closed.length === 1;
}

function closeReceived(
  database: Database,
  reception: Reception,
  status: 'accepted' | 'rejected',
): Statement {
  return database
    .update(invitationsTable)
    .set({ status, updatedAt: reception.now })
    .where(isReceived(reception))
    .returning({ id: invitationsTable.id });
}

/** What the mail of an invitation says; nothing unless it is open and was sent just so many times. */
export async function findInvitationToSend(
  scope: OrganizationScope,
  sending: { invitationId: string; timesSent: number },
) {
  const [row] = await scope.platform.identityDatabase
    .select({
      email: invitationsTable.email,
      locale: invitationsTable.locale,
      organizationName: sql<string>`${organizationsTable.name}`.as('organization_name'),
      inviterName: sql<string | null>`${usersTable.name}`.as('inviter_name'),
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
        isNull(organizationsTable.deletedAt),
      ),
    );
  return row;
}

/** Marks pending invitations as expired whose time is over. At most `count`. */
export async function expireOldInvitations(database: Database, now: Date, count: number) {
  await database
    .update(invitationsTable)
    .set({ status: 'expired', updatedAt: now })
    .where(
      sql`${invitationsTable.id} in (select id from ${invitationsTable}
        where status = 'pending' and ${lte(invitationsTable.expiresAt, now)} limit ${count})`,
    );
}
