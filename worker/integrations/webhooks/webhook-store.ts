import { and, asc, eq, sql } from 'drizzle-orm';
import type { Webhook } from '../../../shared/integrations/webhooks/webhook.ts';
import { limits } from '../../../shared/limits.ts';
import { jobJson } from '../../outbox/job-json.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import type { JobSource } from '../../database/events.ts';
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

/** Oldest first. */
export function findWebhooks(scope: OrganizationScope): Promise<Webhook[]> {
  return scope.database
    .select(webhookColumns)
    .from(webhooksTable)
    .where(eq(webhooksTable.organizationId, scope.organizationId))
    .orderBy(asc(webhooksTable.createdAt), asc(webhooksTable.id));
}

/** Selects one row if the webhook exists. */
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

/** Returns false, and stores nothing, when the organization has reached its limit. */
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

/** Enabling a webhook clears its failures. Returns undefined when it does not exist. */
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

/** The job that notifies admins that a webhook is disabled, as a source: none when it is disabled already. */
export function selectNotifyDisabledJob(scope: OrganizationScope, webhookId: string): JobSource {
  return sql`
    select ${jobJson('webhook.notify-disabled', { webhookId: sql`${webhooksTable.id}` })} as job
    from ${webhooksTable} where ${isWebhook(scope, webhookId)} and ${webhooksTable.enabled} = 1`;
}

/** Records when a webhook was last triggered, since when it has been failing, and disables it for `disabledReason`. */
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
