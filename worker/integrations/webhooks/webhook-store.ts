import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { limits } from '../../../shared/limits.ts';
import { jobJson } from '../../outbox/job-json.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import type { DeliveryPlan } from './deliveries/plan-delivery.ts';
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

function isWebhook(scope: OrganizationScope, webhookId: string) {
  return and(
    eq(webhooksTable.id, webhookId),
    eq(webhooksTable.organizationId, scope.organizationId),
  );
}

/** In the order they were made. */
export function findWebhooks(scope: OrganizationScope): Promise<Webhook[]> {
  return scope.database
    .select(webhookColumns)
    .from(webhooksTable)
    .where(eq(webhooksTable.organizationId, scope.organizationId))
    .orderBy(asc(webhooksTable.createdAt), asc(webhooksTable.id));
}

/** A row if there is such a webhook. */
export function selectWebhookId(scope: OrganizationScope, webhookId: string) {
  return scope.database
    .select({ id: webhooksTable.id })
    .from(webhooksTable)
    .where(isWebhook(scope, webhookId));
}

export async function findWebhook(scope: OrganizationScope, webhookId: string) {
  const [webhook] = await scope.database
    .select({ ...webhookColumns, encryptedSecret: webhooksTable.encryptedSecret })
    .from(webhooksTable)
    .where(isWebhook(scope, webhookId));
  return webhook;
}

/** Stores a webhook unless the organization has as many as it may; says whether it did. */
export async function insertWebhook(
  scope: OrganizationScope,
  webhook: Webhook & { encryptedSecret: string },
): Promise<boolean> {
  const { id, name, url, encryptedSecret, enabled, events, createdAt, updatedAt } = webhook;
  const { organizationId } = scope;
  const { results } = await scope.database.run(sql`
    insert into ${webhooksTable} (
      id, organization_id, name, url, encrypted_secret, enabled, events, created_at, updated_at)
    select ${id}, ${organizationId}, ${name}, ${url}, ${encryptedSecret}, ${enabled ? 1 : 0},
      ${JSON.stringify(events)}, ${createdAt.getTime()}, ${updatedAt.getTime()}
    where (select count(*) from ${webhooksTable} where organization_id = ${organizationId}) < ${limits.webhooks.max}
    returning id`);
  return results.length === 1;
}

export type WebhookChange = Pick<Webhook, 'name' | 'url' | 'enabled' | 'events' | 'updatedAt'> & {
  encryptedSecret?: string;
};

/** Switching a webhook on forgives its past failures. */
export async function updateWebhookRow(
  scope: OrganizationScope,
  webhookId: string,
  change: WebhookChange,
): Promise<Webhook | undefined> {
  const [webhook] = await scope.database
    .update(webhooksTable)
    .set({ ...change, ...(change.enabled && { disabledReason: null, failingSince: null }) })
    .where(isWebhook(scope, webhookId))
    .returning(webhookColumns);
  return webhook;
}

export async function deleteWebhookRow(
  scope: OrganizationScope,
  webhookId: string,
): Promise<boolean> {
  const deleted = await scope.database
    .delete(webhooksTable)
    .where(isWebhook(scope, webhookId))
    .returning({ id: webhooksTable.id });
  return deleted.length === 1;
}

/** The job that notifies admins of a webhook's being disabled, as long as it is enabled. */
export function selectNotifyDisabledJob(scope: OrganizationScope, webhookId: string): SQL {
  return sql`
    select ${jobJson('webhook.notify-disabled', { webhookId: sql`${webhooksTable.id}` })} as job
    from ${webhooksTable} where ${isWebhook(scope, webhookId)} and ${webhooksTable.enabled} = 1`;
}

/** What an attempt means for the webhook: when it last ran, since when it fails, whether it is switched off. */
export function recordAttempt(
  scope: OrganizationScope,
  webhookId: string,
  attempt: { now: Date; isSuccess: boolean; disabledReason: DeliveryPlan['disabledReason'] },
): Statement {
  const { now, disabledReason } = attempt;
  return scope.database
    .update(webhooksTable)
    .set({
      lastTriggeredAt: now,
      failingSince: attempt.isSuccess
        ? null
        : sql`coalesce(${webhooksTable.failingSince}, ${now.getTime()})`,
      ...(disabledReason && { enabled: false, disabledReason, updatedAt: now }),
    })
    .where(isWebhook(scope, webhookId));
}
