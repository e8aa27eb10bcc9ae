import { and, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { Plan } from '../../../shared/people/subscriptions/plan.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { emptyText, subquery, valueOf } from '../../database/expressions.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { insertJobRows, jobColumns } from '../../outbox/job-store.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { subscriptionsTable } from './subscription-table.ts';

export async function findCustomer(scope: OrganizationScope) {
  const [row] = await scope.platform.identityDatabase
    .select({ name: organizationsTable.name, customerId: subscriptionsTable.customerId })
    .from(organizationsTable)
    .leftJoin(subscriptionsTable, eq(subscriptionsTable.organizationId, organizationsTable.id))
    .where(eq(organizationsTable.id, scope.organizationId));
  return row;
}

export async function insertCustomer(scope: OrganizationScope, customerId: string) {
  await scope.platform.identityDatabase
    .insert(subscriptionsTable)
    .values({ organizationId: scope.organizationId, customerId, updatedAt: new Date(0) })
    .onConflictDoNothing();
}

/**
 * Sets the plan as of a time, unless a newer one is stored. A subscription of a deleted organization is cancelled
 * instead.
 */
export async function updatePlan(
  database: Database,
  customerId: string,
  change: { plan: Plan; asOf: Date },
) {
  const isCustomer = eq(subscriptionsTable.customerId, customerId);
  const { organizationId } = subscriptionsTable;
  const deleted = subquery
    .select({ id: organizationsTable.id })
    .from(organizationsTable)
    .innerJoin(subscriptionsTable, eq(organizationId, organizationsTable.id))
    .where(and(isCustomer, isNotNull(organizationsTable.deletedAt)));
  await batch(database, {
    cancelled:
      change.plan === 'free'
        ? []
        : [insertCancellations(database, change.asOf, inArray(organizationId, deleted))],
    updated: database
      .update(subscriptionsTable)
      .set({ plan: change.plan, updatedAt: change.asOf })
      .where(and(isCustomer, lte(subscriptionsTable.updatedAt, change.asOf))),
  });
}

/**
 * Writes the jobs that end the subscriptions selected by a condition; Cron enqueues them. The jobs
 * belong to no organization, so that they are not deleted with it.
 */
export function insertCancellations(database: Database, now: Date, isCancelled: SQL) {
  const job = jobJson('subscription.cancel', {
    customerId: valueOf(subscriptionsTable.customerId),
  });
  return insertJobRows(
    database,
    now,
    subquery.select(jobColumns(emptyText, job)).from(subscriptionsTable).where(isCancelled),
  );
}
