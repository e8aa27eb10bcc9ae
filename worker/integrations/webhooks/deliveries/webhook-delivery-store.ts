import { and, desc, eq, inArray, lt, lte, max } from 'drizzle-orm';
import { limits } from '../../../../shared/limits.ts';
import type { Pagination } from '../../../../shared/pagination.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch, type Database, type Statement } from '../../../database/database.ts';
import { coalesce, incremented, minus, subquery } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { selectWebhookId } from '../webhook-store.ts';
import { webhookDeliveriesTable } from '../webhook-table.ts';

type NewDelivery = Omit<typeof webhookDeliveriesTable.$inferInsert, 'organizationId' | 'number'>;

/** Keeps the first row when two consumers make the same attempt. */
export function insertDelivery(scope: OrganizationScope, delivery: NewDelivery): Statement {
  const number = incremented(coalesce(lastNumber(delivery.webhookId), literal(0)));
  return scope.database
    .insert(webhookDeliveriesTable)
    .values({ ...delivery, number, organizationId: scope.organizationId })
    .onConflictDoNothing();
}

/** Deletes all but the last 500 deliveries of a webhook. Belongs in the batch that writes another one. */
export function deleteFormerDeliveries(scope: OrganizationScope, webhookId: string): Statement {
  const table = webhookDeliveriesTable;
  return scope.database
    .delete(table)
    .where(
      and(
        eq(table.webhookId, webhookId),
        eq(table.organizationId, scope.organizationId),
        lte(table.number, minus(lastNumber(webhookId), limits.webhookDeliveries.max)),
      ),
    );
}

function lastNumber(webhookId: string) {
  return subquery
    .select({ last: max(webhookDeliveriesTable.number) })
    .from(webhookDeliveriesTable)
    .where(eq(webhookDeliveriesTable.webhookId, webhookId));
}

type DeliveryRow = typeof webhookDeliveriesTable.$inferSelect;

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
    .orderBy(desc(webhookDeliveriesTable.createdAt), desc(webhookDeliveriesTable.number))
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize);
}

export async function deleteDeliveriesBefore(database: Database, time: Date, limit: number) {
  const old = database
    .select({ id: webhookDeliveriesTable.id })
    .from(webhookDeliveriesTable)
    .where(lt(webhookDeliveriesTable.createdAt, time))
    .orderBy(webhookDeliveriesTable.createdAt)
    .limit(limit);
  await database.delete(webhookDeliveriesTable).where(inArray(webhookDeliveriesTable.id, old));
}
