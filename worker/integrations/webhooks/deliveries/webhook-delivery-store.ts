import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { testEvent, type WebhookEvent } from '../../../../shared/integrations/webhooks/webhook.ts';
import type { Pagination } from '../../../../shared/pagination.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../../../database/database.ts';
import { newId } from '../../../database/new-id.ts';
import type { EventSource } from '../../../outbox/event-source.ts';
import { insertJobsOf, jobsFromResult } from '../../../outbox/job-store.ts';
import type { QueuedJob } from '../../../platform/platform.ts';
import { selectWebhookId } from '../webhook-store.ts';
import { webhookDeliveriesTable, webhooksTable } from '../webhook-table.ts';

/** A job for each event and each enabled webhook that listens to events of this type. */
export function queueWebhooks(
  scope: OrganizationScope,
  source: EventSource & { webhookEvent: WebhookEvent },
): Statement {
  const message = sql`json_object('id', ${newId('evt')}, 'timestamp', ${timestampOf(scope)}, 'event', json(event))`;
  return insertJobsOf(
    scope,
    sql`select json_object('type', 'webhook.deliver', 'webhookId', webhook.id, 'message', ${message}, 'notBefore', 0) as job
      from ${webhooksTable} as webhook cross join (${source.events})
      where webhook.organization_id = ${scope.organizationId} and webhook.enabled = 1
        and ${source.webhookEvent} in (select value from json_each(webhook.events))`,
  );
}

/** One job that sends a test event, even while the webhook is switched off; none if there is no such webhook. */
export function insertTestJob(scope: OrganizationScope, webhookId: string): Promise<QueuedJob[]> {
  const message = sql`json_object('id', ${newId('evt')}, 'timestamp', ${timestampOf(scope)}, 'event', json_object('type', ${testEvent}))`;
  return insertManualJobs(
    scope,
    sql`select id as webhook_id, ${message} as message from ${webhooksTable}
      where id = ${webhookId} and organization_id = ${scope.organizationId}`,
  );
}

/** One job that sends the message of a delivery once more; none if there is no such delivery. */
export function insertResendJob(
  scope: OrganizationScope,
  delivery: { webhookId: string; deliveryId: string },
): Promise<QueuedJob[]> {
  return insertManualJobs(
    scope,
    sql`select webhook_id, message from ${webhookDeliveriesTable}
      where id = ${delivery.deliveryId} and webhook_id = ${delivery.webhookId}
        and organization_id = ${scope.organizationId}`,
  );
}

async function insertManualJobs(scope: OrganizationScope, messages: SQL): Promise<QueuedJob[]> {
  const jobs = sql`select json_object('type', 'webhook.deliver', 'webhookId', webhook_id, 'message', json(message), 'isManual', json('true'), 'notBefore', 0) as job
    from (${messages})`;
  const [result] = await runBatch(scope.database, [insertJobsOf(scope, jobs)]);
  return jobsFromResult(result);
}

function timestampOf(scope: OrganizationScope): string {
  return scope.platform.clock.now().toISOString();
}

export type NewDelivery = Omit<typeof webhookDeliveriesTable.$inferInsert, 'organizationId'>;

/** A second consumer of the same attempt leaves the first one's row. */
export function insertDelivery(scope: OrganizationScope, delivery: NewDelivery): Statement {
  return scope.database
    .insert(webhookDeliveriesTable)
    .values({ ...delivery, organizationId: scope.organizationId })
    .onConflictDoNothing();
}

export type DeliveryRow = typeof webhookDeliveriesTable.$inferSelect;

/** Newest first; undefined if there is no such webhook. */
export async function findDeliveries(
  scope: OrganizationScope,
  webhookId: string,
  page: Pagination,
): Promise<DeliveryRow[] | undefined> {
  const [webhooks, deliveries] = (await runBatch(scope.database, [
    selectWebhookId(scope, webhookId),
    selectDeliveries(scope, webhookId, page),
  ])) as [unknown[], DeliveryRow[]];
  return webhooks.length === 1 ? deliveries : undefined;
}

function selectDeliveries(scope: OrganizationScope, webhookId: string, page: Pagination) {
  return scope.database
    .select()
    .from(webhookDeliveriesTable)
    .where(
      and(
        eq(webhookDeliveriesTable.organizationId, scope.organizationId),
        eq(webhookDeliveriesTable.webhookId, webhookId),
      ),
    )
    .orderBy(desc(webhookDeliveriesTable.createdAt), desc(webhookDeliveriesTable.id))
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize);
}

/** Removes up to `limit` attempts made before `time`, the oldest first. */
export async function deleteDeliveriesBefore(database: Database, time: Date, limit: number) {
  const old = database
    .select({ id: webhookDeliveriesTable.id })
    .from(webhookDeliveriesTable)
    .where(lt(webhookDeliveriesTable.createdAt, time))
    .orderBy(webhookDeliveriesTable.createdAt)
    .limit(limit);
  await database.delete(webhookDeliveriesTable).where(sql`${webhookDeliveriesTable.id} in ${old}`);
}
