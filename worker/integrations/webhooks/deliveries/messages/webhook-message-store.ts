import { and, desc, eq, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import { minute } from '../../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { batch, type Statement } from '../../../../database/database.ts';
import { allOf, hasRow, incremented } from '../../../../database/expressions.ts';
import { literal } from '../../../../database/literal.ts';
import { selectWebhook } from '../../webhook-store.ts';
import { webhookEventsTable, webhookMessagesTable, webhooksTable } from '../../webhook-table.ts';
import { nextPage, webhook } from '../webhook-event-store.ts';

/** A claimed message without an outcome after this time is sent again. */
const leaseTime = minute;

export type MessageRow = typeof webhookMessagesTable.$inferSelect;

const messages = webhookMessagesTable;

function areOf(scope: OrganizationScope, webhookId: string) {
  return and(eq(messages.organizationId, scope.organizationId), eq(messages.webhookId, webhookId));
}

const isWebhook = (scope: OrganizationScope, webhookId: string) =>
  allOf(eq(webhook.id, webhookId), eq(webhook.organizationId, scope.organizationId));

export async function findDeliveryState(
  scope: OrganizationScope,
  webhookId: string,
  { now, count }: { now: Date; count: number },
) {
  const { database } = scope;
  const { webhooks, due, page } = await batch(database, {
    webhooks: selectWebhook(scope, webhookId),
    due: database
      .select({ isDue: literal(1).as('is_due') })
      .from(messages)
      .where(and(areOf(scope, webhookId), lte(messages.dueAt, now)))
      .limit(1)
      .offset(count - 1),
    page: database
      .select({ sequence: nextPage(scope).as('sequence') })
      .from(webhook)
      .where(isWebhook(scope, webhookId)),
  });
  const [row] = webhooks;
  return row && { webhook: row, isBusy: due.length > 0, nextPage: page[0]?.sequence ?? null };
}

/**
 * Claims up to `count` due messages for an attempt, only manual ones if `isManualOnly`. Reads `page` first, if it is
 * given.
 */
export async function claimMessages(
  scope: OrganizationScope,
  webhookId: string,
  claim: { now: Date; count: number; isManualOnly: boolean; page: number | null },
): Promise<MessageRow[]> {
  const due = scope.database
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        areOf(scope, webhookId),
        lte(messages.dueAt, claim.now),
        claim.isManualOnly ? eq(messages.isManual, true) : undefined,
      ),
    )
    .orderBy(desc(messages.isManual), messages.dueAt)
    .limit(claim.count);
  const dueAt = new Date(claim.now.getTime() + leaseTime);
  const { claimed } = await batch(scope.database, {
    read: claim.page === null ? [] : readPage(scope, webhookId, claim.page),
    claimed: scope.database
      .update(messages)
      .set({ attempts: incremented(messages.attempts), dueAt })
      .where(inArray(messages.id, due))
      .returning(),
  });
  return claimed;
}

export const messageId = sql`'evt_' || substr(each.value ->> 'id', 5, 12) || substr(webhook.id, 4, 12)`;

/** Turns a page into messages. This can be repeated, because a message always has the same id for a webhook and event. */
function readPage(scope: OrganizationScope, webhookId: string, page: number): Statement[] {
  const { database, organizationId } = scope;
  const isUnread = and(isWebhook(scope, webhookId), lt(webhook.readUntil, page));
  return [
    database.run(sql`
      insert or ignore into ${messages} (id, organization_id, webhook_id, message, due_at)
      select id, organization_id, webhook_id,
        json_object('id', id, 'timestamp', timestamp, 'event', json(event)), created_at
      from (
        select ${messageId} as id,
          webhook.organization_id, webhook.id as webhook_id, page.timestamp, page.created_at,
          each.value -> 'event' as event
        from ${webhooksTable} as webhook
        cross join ${webhookEventsTable} as page
        cross join json_each(page.events) as each
        where ${isUnread} and page.sequence = ${page} and page.organization_id = ${organizationId})`),
    database
      .update(webhooksTable)
      .set({ readUntil: page })
      .where(
        and(
          eq(webhooksTable.id, webhookId),
          eq(webhooksTable.organizationId, organizationId),
          lt(webhooksTable.readUntil, page),
        ),
      ),
  ];
}

/**
 * Deletes a message after its attempt (`dueAt` is null) or makes it due again. Does nothing if another attempt was made
 * since.
 */
export function settleMessage(
  scope: OrganizationScope,
  { id, attempts }: MessageRow,
  dueAt: Date | null,
): Statement {
  const isThisAttempt = and(
    eq(messages.id, id),
    eq(messages.organizationId, scope.organizationId),
    eq(messages.attempts, attempts),
  );
  return dueAt
    ? scope.database.update(messages).set({ dueAt }).where(isThisAttempt)
    : scope.database.delete(messages).where(isThisAttempt);
}

export function deleteMessages(scope: OrganizationScope, webhookId: string): Statement {
  return scope.database.delete(messages).where(areOf(scope, webhookId));
}

/** Deletes all messages of a deleted webhook, and those of a disabled webhook that no user has sent. */
export function dropMessages(scope: OrganizationScope, webhookId: string): Statement {
  const isKept = or(eq(webhook.enabled, true), eq(messages.isManual, true));
  return scope.database
    .delete(messages)
    .where(
      and(areOf(scope, webhookId), not(hasRow(webhook, and(eq(webhook.id, webhookId), isKept)))),
    );
}
