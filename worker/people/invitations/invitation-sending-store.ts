import { day } from '../../../shared/durations.ts';
import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { jobJson } from '../../outbox/job-json.ts';
import { insertJobRows, toQueuedJobs } from '../../outbox/job-store.ts';
import {
  canResend,
  invitationStatuses,
  type Invitation,
} from '../../../shared/people/invitations/invitation.ts';
import { canInvite } from '../../../shared/people/members/member-rules.ts';
import type { Locale } from '../../../shared/locales.ts';
import { roles, type Role } from '../../../shared/roles.ts';
import { rateLimitsTable } from '../../access/rate-limit-table.ts';
import { batch, type Database, type Statement } from '../../database/database.ts';
import type { QueuedJob } from '../../platform/platform.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';
import { invitationsTable } from './invitation-table.ts';

/** Who sends, in which language, and how often they may on a day (UTC). */
export type Sender = { userId: string; locale: Locale; maxPerDay: number; now: Date };

/** What stands in the way of an invitation; `isSent` when nothing did. */
export type SendingResult = {
  isMember: boolean;
  isPending: boolean;
  isOverLimit: boolean;
  isSent: boolean;
  queued: QueuedJob[];
};

type Facts = { isMember: number; isPending: number; isOverLimit: number };

/** Writes a new invitation, counts it and puts its mail into the outbox, in one transaction, or does nothing. */
export async function insertInvitation(
  database: Database,
  invitation: Invitation,
  sender: Sender,
): Promise<SendingResult> {
  const { id, organizationId, email, role, expiresAt } = invitation;
  const now = sender.now.getTime();
  const address = { organizationId: sql`${organizationId}`, email: sql`${email}` };
  const { facts, sent, queued } = await batch(database, {
    expired: expirePending(database, address, sender.now),
    facts: database.all<Facts>(sql`select ${factsOf(address, sender)}`),
    sent: database.all(sql`
      insert into ${invitationsTable} (
        id, organization_id, email, role, status, inviter_id, locale, created_at, updated_at, expires_at
      )
      select ${id}, ${organizationId}, ${email}, ${role}, 'pending', ${sender.userId}, ${sender.locale},
        ${now}, ${now}, ${expiresAt.getTime()}
      where not ${isMember(address)} and not ${isOverLimit(sender)}
      on conflict do nothing
      returning id`),
    ...afterSending(database, id, sender),
  });
  return resultOf(facts[0], { sent, queued: toQueuedJobs(queued) });
}

/** The invitation as its sender's organization sees it, with the role of `userId` there. */
export type ForeignInvitation = Pick<Invitation, 'status'> & { actorRole: Role };

/** Opens a closed invitation again, as sent by somebody who may invite, and puts its mail into the outbox. */
export async function reopenInvitation(
  database: Database,
  invitation: { id: string; expiresAt: Date },
  sender: Sender,
): Promise<{ found: ForeignInvitation | undefined; result: SendingResult }> {
  const { id } = invitation;
  const address = {
    organizationId: sql`(select organization_id from ${invitationsTable} where id = ${id})`,
    email: sql`(select email from ${invitationsTable} where id = ${id})`,
  };
  const { found, facts, sent, queued } = await batch(database, {
    expired: expirePending(database, address, sender.now),
    found: selectForActor(database, id, sender.userId),
    facts: database.all<Facts>(sql`select ${factsOf(address, sender)}`),
    sent: database
      .update(invitationsTable)
      .set({
        status: 'pending',
        inviterId: sender.userId,
        locale: sender.locale,
        timesSent: sql`${invitationsTable.timesSent} + 1`,
        updatedAt: sender.now,
        expiresAt: invitation.expiresAt,
      })
      .where(
        and(
          eq(invitationsTable.id, id),
          inArray(invitationsTable.status, invitationStatuses.filter(canResend)),
          maySend(sender.userId),
          sql`not ${isMember(address)} and not ${isPending(address)} and not ${isOverLimit(sender)}`,
        ),
      )
      .returning({ id: invitationsTable.id }),
    ...afterSending(database, id, sender),
  });
  return { found: found[0], result: resultOf(facts[0], { sent, queued: toQueuedJobs(queued) }) };
}

/** Withdraws a pending invitation for somebody who may invite; answers it as it was before. */
export async function cancelPending(
  database: Database,
  invitationId: string,
  actor: { userId: string; now: Date },
): Promise<{ found: ForeignInvitation | undefined; isCancelled: boolean }> {
  const { found, cancelled } = await batch(database, {
    found: selectForActor(database, invitationId, actor.userId),
    cancelled: database
      .update(invitationsTable)
      .set({ status: 'cancelled', updatedAt: actor.now })
      .where(
        and(
          eq(invitationsTable.id, invitationId),
          eq(invitationsTable.status, 'pending'),
          maySend(actor.userId),
        ),
      )
      .returning({ id: invitationsTable.id }),
  });
  return { found: found[0], isCancelled: cancelled.length === 1 };
}

type Address = { organizationId: SQL; email: SQL };

function expirePending(database: Database, address: Address, now: Date): Statement {
  return database
    .update(invitationsTable)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        sql`${invitationsTable.organizationId} = ${address.organizationId}`,
        sql`${invitationsTable.email} = ${address.email}`,
        eq(invitationsTable.status, 'pending'),
        lte(invitationsTable.expiresAt, now),
      ),
    );
}

function factsOf(address: Address, sender: Sender) {
  return sql`${isMember(address)} as "isMember", ${isPending(address)} as "isPending",
    ${isOverLimit(sender)} as "isOverLimit"`;
}

const isMember = (address: Address) => sql`exists (
  select 1 from ${membersTable} inner join ${usersTable} on ${usersTable.id} = ${membersTable.userId}
  where ${membersTable.organizationId} = ${address.organizationId} and ${usersTable.email} = ${address.email})`;

const isPending = (address: Address) => sql`exists (
  select 1 from ${invitationsTable} as other where other.status = 'pending'
    and other.organization_id = ${address.organizationId} and other.email = ${address.email})`;

const isOverLimit = (sender: Sender) => sql`(coalesce((
  select count from ${rateLimitsTable} where key = ${dayKey(sender)}), 0) >= ${sender.maxPerDay})`;

/** The user belongs to the invitation's living organization in a role that may invite. */
const maySend = (userId: string) => sql`exists (
  select 1 from ${membersTable}
  inner join ${organizationsTable} on ${organizationsTable.id} = ${membersTable.organizationId}
  where ${membersTable.organizationId} = ${invitationsTable.organizationId}
    and ${membersTable.userId} = ${userId} and ${organizationsTable.deletedAt} is null
    and ${inArray(membersTable.role, roles.filter(canInvite))})`;

function selectForActor(database: Database, invitationId: string, userId: string) {
  return database
    .select({
      status: invitationsTable.status,
      actorRole: sql<Role>`${membersTable.role}`.as('actor_role'),
    })
    .from(invitationsTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, invitationsTable.organizationId))
    .innerJoin(
      membersTable,
      and(
        eq(membersTable.organizationId, invitationsTable.organizationId),
        eq(membersTable.userId, userId),
      ),
    )
    .where(
      and(eq(invitationsTable.id, invitationId), sql`${organizationsTable.deletedAt} is null`),
    );
}

const dayKey = ({ userId, now }: Sender) =>
  `invitations:${userId}:${now.toISOString().slice(0, 10)}`;

/** Counts the invitation if it was sent by this very batch, and puts its mail into the outbox. */
function afterSending(database: Database, invitationId: string, sender: Sender) {
  const now = sender.now.getTime();
  const endOfDay = (Math.floor(now / day) + 1) * day;
  const isSent = sql`id = ${invitationId} and status = 'pending' and updated_at = ${now}
    and inviter_id = ${sender.userId}`;
  const invitationJob = jobJson('invitation.send', {
    invitationId: sql`id`,
    timesSent: sql`times_sent`,
  });
  return {
    counted: database.run(sql`
      insert into ${rateLimitsTable} (key, count, window_ends_at)
      select ${dayKey(sender)}, 1, ${endOfDay} from ${invitationsTable} where ${isSent}
      on conflict (key) do update set count = count + 1`),
    queued: insertJobRows(
      database,
      sender.now,
      sql`select organization_id, ${invitationJob} as job from ${invitationsTable} where ${isSent}`,
    ),
  };
}

function resultOf(
  facts: Facts | undefined,
  written: { sent: unknown[]; queued: QueuedJob[] },
): SendingResult {
  return {
    isMember: facts?.isMember === 1,
    isPending: facts?.isPending === 1,
    isOverLimit: facts?.isOverLimit === 1,
    isSent: written.sent.length === 1,
    queued: written.queued,
  };
}
