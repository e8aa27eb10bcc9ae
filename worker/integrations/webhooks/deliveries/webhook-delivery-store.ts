import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { testEvent, type WebhookEvent } from '../../../../shared/integrations/webhooks/webhook.ts';
import type { Pagination } from '../../../../shared/pagination.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch, type Database, type Statement } from '../../../database/database.ts';
import { newId } from '../../../database/new-id.ts';
import type { EventContext, EventSource, JobSource } from '../../../database/events.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import {
  insertJobsFrom,
  jobContextOf,
  type JobContext,
  type NewJobRow,
} from '../../../outbox/job-store.ts';
import { selectWebhookId } from '../webhook-store.ts';
import { webhookDeliveriesTable, webhooksTable } from '../webhook-table.ts';

/** A job for each event and each enabled webhook that is subscribed to it, as a source. */
export function selectDeliveryJobs(
  context: EventContext,
  source: EventSource & { webhookEvent: WebhookEvent },
): JobSource {
  const job = jobJson('webhook.deliver', {
    webhookId: sql`webhook.id`,
    message: messageJson(context, sql`json(event)`),
    notBefore: 0,
  });
  return sql`
    select ${job} as job from ${webhooksTable} as webhook cross join (${source.events})
    where webhook.organization_id = ${context.organizationId} and webhook.enabled = 1
      and ${source.webhookEvent} in (select value from json_each(webhook.events))`;
}

/** Writes one job that sends a test event, even while the webhook is disabled; none if it does not exist. */
export function insertTestJob(scope: OrganizationScope, webhookId: string): Promise<NewJobRow[]> {
  const context = jobContextOf(scope);
  const job = manualJob(sql`id`, messageJson(context, sql`json_object('type', ${testEvent})`));
  return insertJobsFrom(
    context,
    sql`select ${job} as job from ${webhooksTable}
      where id = ${webhookId} and organization_id = ${scope.organizationId}`,
  );
}

/** Writes one job that sends the message of a delivery again; none if the delivery does not exist. */
export function insertResendJob(
  scope: OrganizationScope,
  delivery: { webhookId: string; deliveryId: string },
): Promise<NewJobRow[]> {
  return insertJobsFrom(
    jobContextOf(scope),
    sql`select ${manualJob(sql`webhook_id`, sql`json(message)`)} as job
      from ${webhookDeliveriesTable}
      where id = ${delivery.deliveryId} and webhook_id = ${delivery.webhookId}
        and organization_id = ${scope.organizationId}`,
  );
}

function manualJob(webhookId: SQL, message: SQL): SQL {
  const isManual = sql`json('true')`;
  return jobJson('webhook.deliver', { webhookId, message, isManual, notBefore: 0 });
}

function messageJson({ now }: JobContext, event: SQL): SQL {
  return sql`json_object('id', ${newId('evt')}, 'timestamp', ${now.toISOString()}, 'event', ${event})`;
}

export type NewDelivery = Omit<typeof webhookDeliveriesTable.$inferInsert, 'organizationId'>;

/** Keeps the first row when two consumers make the same attempt. */
export function insertDelivery(scope: OrganizationScope, delivery: NewDelivery): Statement {
  return scope.database
    .insert(webhookDeliveriesTable)
    .values({ ...delivery, organizationId: scope.organizationId })
    .onConflictDoNothing();
}

export type DeliveryRow = typeof webhookDeliveriesTable.$inferSelect;

/** Newest first; undefined if the webhook does not exist. */
export async function findDeliveries(
  scope: OrganizationScope,
  webhookId: string,
  page: Pagination,
): Promise<DeliveryRow[] | undefined> {
  const { webhooks, deliveries } = await batch(scope.database, {
    webhooks: selectWebhookId(scope, webhookId),
    deliveries: selectDeliveries(scope, webhookId, page),
  });
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

/** Deletes up to `limit` deliveries older than `time`, oldest first. */
export async function deleteDeliveriesBefore(database: Database, time: Date, limit: number) {
  const old = database
    .select({ id: webhookDeliveriesTable.id })
    .from(webhookDeliveriesTable)
    .where(lt(webhookDeliveriesTable.createdAt, time))
    .orderBy(webhookDeliveriesTable.createdAt)
    .limit(limit);
  await database.delete(webhookDeliveriesTable).where(sql`${webhookDeliveriesTable.id} in ${old}`);
}
