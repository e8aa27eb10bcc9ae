import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Invitation } from '../../../../shared/people/invitations/invitation.ts';
import {
  batch,
  type Database,
  type Statement,
  joinStatements,
} from '../../../database/database.ts';
import { allOf, incremented, rowsIn, subquery, valueOf } from '../../../database/expressions.ts';
import { insertIf } from '../../../database/insert-from.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { insertJobRows, jobColumns } from '../../../outbox/job-store.ts';
import { toQueuedJobs } from '../../../outbox/lane-store.ts';
import type { QueuedJob } from '../../../platform/platform.ts';
import { isNotRefused, selectFacts, type Target } from '../invitation-fact-store.ts';
import { countInvitations } from './invitation-limit-store.ts';
import type { InvitationFacts, Refusal } from '../invitation-rules.ts';
import { invitationsTable } from '../invitation-table.ts';
import type { Inviter, Sender } from './inviter.ts';

type Outcome = { facts: InvitationFacts | undefined; jobs: QueuedJob[] };

export async function insertInvitation(
  database: Database,
  invitation: Invitation,
  { sender, refusals }: { sender: Sender; refusals: readonly Refusal[] },
): Promise<Outcome> {
  const { id, organizationId, email, status, createdAt } = invitation;
  const target: Target = {
    id,
    organizationId: valueOf(organizationId),
    email: valueOf(email),
    status: valueOf(status),
    inviter: sender,
  };
  const { facts, queued } = await batch(
    database,
    joinStatements(
      {
        expired: expirePending(database, target),
        inserted: insertIf(
          database,
          invitationsTable,
          { ...invitation, inviterId: sender.userId, locale: sender.locale, updatedAt: createdAt },
          isNotRefused(target, refusals),
        ),
        facts: selectFacts(database, target, { refusals, isDone: isSentBy(sender) }),
      },
      afterSending(database, id, sender),
    ),
  );
  return { facts: facts[0], jobs: toQueuedJobs(queued, database) };
}

export async function reopenInvitation(
  database: Database,
  { id, expiresAt }: { id: string; expiresAt: Date },
  { sender, refusals }: { sender: Sender; refusals: readonly Refusal[] },
): Promise<Outcome> {
  const target = storedTarget(id, sender);
  const { facts, queued } = await batch(
    database,
    joinStatements(
      {
        expired: expirePending(database, {
          organizationId: storedValue(id, invitationsTable.organizationId),
          email: storedValue(id, invitationsTable.email),
          inviter: sender,
        }),
        reopened: database
          .update(invitationsTable)
          .set({
            status: 'pending',
            inviterId: sender.userId,
            locale: sender.locale,
            timesSent: incremented(invitationsTable.timesSent),
            updatedAt: sender.now,
            expiresAt,
          })
          .where(and(eq(invitationsTable.id, id), isNotRefused(target, refusals))),
        facts: selectFacts(database, target, { refusals, isDone: isSentBy(sender) }),
      },
      afterSending(database, id, sender),
    ),
  );
  return { facts: facts[0], jobs: toQueuedJobs(queued, database) };
}

export async function markCancelled(
  database: Database,
  invitationId: string,
  { inviter, refusals }: { inviter: Inviter; refusals: readonly Refusal[] },
): Promise<InvitationFacts | undefined> {
  const target = storedTarget(invitationId, inviter);
  const { status, updatedAt } = invitationsTable;
  const aboutActor = refusals.filter(([fact]) => fact !== 'isClosed');
  const { facts } = await batch(database, {
    cancelled: database
      .update(invitationsTable)
      .set({ status: 'cancelled', updatedAt: inviter.now })
      .where(and(eq(invitationsTable.id, invitationId), isNotRefused(target, refusals))),
    facts: selectFacts(database, target, {
      refusals,
      // The trigger of a demotion may have cancelled it in the same millisecond.
      isDone: allOf(
        eq(status, 'cancelled'),
        eq(updatedAt, inviter.now),
        isNotRefused(target, aboutActor),
      ),
    }),
  });
  return facts[0];
}

function storedTarget(id: string, inviter: Inviter): Target {
  const { organizationId, email, status } = invitationsTable;
  return { id, organizationId, email, status, inviter };
}

function storedValue(id: string, value: SQLiteColumn) {
  return valueOf(
    subquery.select({ value }).from(invitationsTable).where(eq(invitationsTable.id, id)),
  );
}

/** Only one invitation of an address can be pending, and Cron may not have marked an expired one yet. */
function expirePending(
  database: Database,
  { organizationId, email, inviter }: Pick<Target, 'organizationId' | 'email' | 'inviter'>,
): Statement {
  return database
    .update(invitationsTable)
    .set({ status: 'expired', updatedAt: inviter.now })
    .where(
      and(
        eq(invitationsTable.organizationId, organizationId),
        eq(invitationsTable.email, email),
        eq(invitationsTable.status, 'pending'),
        lte(invitationsTable.expiresAt, inviter.now),
      ),
    );
}

function isSentBy({ userId, now }: Sender): SQL {
  const { status, updatedAt, inviterId } = invitationsTable;
  return allOf(eq(status, 'pending'), eq(updatedAt, now), eq(inviterId, userId));
}

function afterSending(database: Database, invitationId: string, sender: Sender) {
  const { id, organizationId, timesSent } = invitationsTable;
  const isSent = allOf(eq(id, invitationId), isSentBy(sender));
  const job = jobJson('invitation.send', {
    invitationId: valueOf(id),
    timesSent: valueOf(timesSent),
  });
  return {
    counted: countInvitations(database, sender, rowsIn(invitationsTable, isSent)),
    queued: insertJobRows(
      database,
      sender.now,
      subquery.select(jobColumns(organizationId, job)).from(invitationsTable).where(isSent),
    ),
  };
}
