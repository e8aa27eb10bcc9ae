import { and, asc, eq, lt } from 'drizzle-orm';
import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { limits } from '../../../shared/limits.ts';
import { jobJson } from '../../outbox/job-json.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import {
  coalesce,
  countOf,
  iif,
  incremented,
  rowId,
  subquery,
  valueOf,
} from '../../database/expressions.ts';
import { insertIf } from '../../database/insert-from.ts';
import type { JobSource } from '../../database/events.ts';
import type { RoundPlan } from './deliveries/plan-delivery.ts';
import { endOfPages } from './deliveries/webhook-event-store.ts';
import { webhooksTable } from './webhook-table.ts';

const webhookColumns = {
  id: webhooksTable.id,
  organizationId: webhooksTable.organizationId,
  name: webhooksTable.name,
  url: webhooksTable.url,
  enabled: webhooksTable.enabled,
  events: webhooksTable.events,
  disabledReason: webhooksTable.disabledReason,
  failingSince: webhooksTable.failingSince,
  lastTriggeredAt: webhooksTable.lastTriggeredAt,
  createdAt: webhooksTable.createdAt,
  updatedAt: webhooksTable.updatedAt,
};

function isWebhook(scope: ReadScope, webhookId: string) {
  return and(
    eq(webhooksTable.id, webhookId),
    eq(webhooksTable.organizationId, scope.organizationId),
  );
}

export function findWebhooks(scope: OrganizationScope): Promise<Webhook[]> {
  return scope.database
    .select(webhookColumns)
    .from(webhooksTable)
    .where(eq(webhooksTable.organizationId, scope.organizationId))
    .orderBy(asc(webhooksTable.createdAt), rowId(webhooksTable));
}

export function selectWebhookId(scope: OrganizationScope, webhookId: string) {
  return scope.database
    .select({ id: webhooksTable.id })
    .from(webhooksTable)
    .where(isWebhook(scope, webhookId));
}

export function selectWebhook(scope: ReadScope, webhookId: string) {
  const { encryptedSecret, failedRounds, pausedUntil } = webhooksTable;
  return scope.database
    .select({ ...webhookColumns, encryptedSecret, failedRounds, pausedUntil })
    .from(webhooksTable)
    .where(isWebhook(scope, webhookId));
}

export type WebhookRow = Awaited<ReturnType<typeof selectWebhook>>[number];

export async function findWebhook(scope: OrganizationScope, webhookId: string) {
  const [webhook] = await selectWebhook(scope, webhookId);
  return webhook;
}

/** Returns false and stores nothing if the organization has reached its limit. */
export async function insertWebhook(
  scope: OrganizationScope,
  webhook: Webhook & { encryptedSecret: string },
): Promise<boolean> {
  const { database, organizationId } = scope;
  const isOfOrganization = eq(webhooksTable.organizationId, organizationId);
  const inserted = await insertIf(
    database,
    webhooksTable,
    { ...webhook, organizationId, readUntil: endOfPages(), listeningSince: webhook.createdAt },
    lt(countOf(webhooksTable, isOfOrganization), limits.webhooks.max),
  ).returning({ id: webhooksTable.id });
  return inserted.length === 1;
}

type WebhookChange = Pick<Webhook, 'name' | 'url' | 'enabled' | 'events' | 'updatedAt'> & {
  encryptedSecret?: string;
};

/**
 * Changes a webhook whose URL is still `formerUrl`. Enabling it resets its failures; a webhook that was disabled gets no
 * events from that time. Returns the row if there was one.
 */
export function updateWebhookRow(
  scope: OrganizationScope,
  { webhookId, formerUrl }: { webhookId: string; formerUrl: string },
  change: WebhookChange,
) {
  const { enabled, readUntil, listeningSince } = webhooksTable;
  const forgotten = {
    disabledReason: null,
    failingSince: null,
    failedRounds: 0,
    pausedUntil: null,
  };
  return scope.database
    .update(webhooksTable)
    .set({
      ...change,
      ...(change.enabled && {
        ...forgotten,
        readUntil: iif(enabled, readUntil, endOfPages()),
        listeningSince: iif(enabled, listeningSince, change.updatedAt.getTime()),
      }),
    })
    .where(and(isWebhook(scope, webhookId), eq(webhooksTable.url, formerUrl)))
    .returning(webhookColumns);
}

export function deleteWebhookRow(scope: OrganizationScope, webhookId: string) {
  return scope.database
    .delete(webhooksTable)
    .where(isWebhook(scope, webhookId))
    .returning({ id: webhooksTable.id });
}

function isAt(scope: OrganizationScope, { id, url }: WebhookRow) {
  return and(isWebhook(scope, id), eq(webhooksTable.url, url));
}

export function selectNotifyDisabledJob(scope: OrganizationScope, webhook: WebhookRow): JobSource {
  const job = jobJson('webhook.notify-disabled', { webhookId: valueOf(webhooksTable.id) });
  return subquery
    .select({ job: job.as('job') })
    .from(webhooksTable)
    .where(and(isAt(scope, webhook), eq(webhooksTable.enabled, true)));
}

/**
 * Records when a webhook was last triggered, since when it has been failing and until when it
 * waits, and disables it for `disabledReason`. Does nothing if its URL was changed in the meantime,
 * because this outcome is about the former receiver.
 */
export function recordRound(
  scope: OrganizationScope,
  webhook: WebhookRow,
  { now, pausedUntil, disabledReason }: RoundPlan & { now: Date },
): Statement {
  const { failingSince, failedRounds } = webhooksTable;
  return scope.database
    .update(webhooksTable)
    .set({
      lastTriggeredAt: now,
      failingSince: pausedUntil && coalesce(failingSince, valueOf(now.getTime())),
      failedRounds: pausedUntil ? incremented(failedRounds) : 0,
      pausedUntil,
      ...(disabledReason && { enabled: false, disabledReason, updatedAt: now }),
    })
    .where(isAt(scope, webhook));
}
