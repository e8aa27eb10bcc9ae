import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Plan } from '../../../shared/people/subscriptions/plan.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import { valueOf } from '../../database/expressions.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { insertJobRows } from '../../outbox/job-store.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { subscriptionsTable } from './subscription-table.ts';

/** The organization's name and its customer id, if it has one. */
export async function findCustomer(scope: OrganizationScope) {
  const [row] = await scope.platform.identityDatabase
    .select({ name: organizationsTable.name, customerId: subscriptionsTable.customerId })
    .from(organizationsTable)
    .leftJoin(subscriptionsTable, eq(subscriptionsTable.organizationId, organizationsTable.id))
    .where(eq(organizationsTable.id, scope.organizationId));
  return row;
}

/** Stores the customer id, unless there is one already. */
export async function insertCustomer(scope: OrganizationScope, customerId: string) {
  await scope.platform.identityDatabase
    .insert(subscriptionsTable)
    .values({ organizationId: scope.organizationId, customerId, updatedAt: new Date(0) })
    .onConflictDoNothing();
}

/**
 * Sets the plan as of a time, unless a newer one is stored. What a user pays for an organization that is deleted is
 * cancelled instead.
 */
export async function updatePlan(
  database: Database,
  customerId: string,
  change: { plan: Plan; asOf: Date },
) {
  const isCustomer = eq(subscriptionsTable.customerId, customerId);
  const deletedOrganization = sql`select ${organizationsTable.id} from ${organizationsTable}
    inner join ${subscriptionsTable} on ${subscriptionsTable.organizationId} = ${organizationsTable.id}
    where ${isCustomer} and ${organizationsTable.deletedAt} is not null`;
  await batch(database, {
    cancelled:
      change.plan === 'free'
        ? []
        : [insertCancellations(database, change.asOf, deletedOrganization)],
    updated: database
      .update(subscriptionsTable)
      .set({ plan: change.plan, updatedAt: change.asOf })
      .where(and(isCustomer, lte(subscriptionsTable.updatedAt, change.asOf))),
  });
}

/**
 * Puts the end of the subscriptions of organizations into the outbox, for Cron to enqueue. The jobs belong to no
 * organization, so that they outlive it.
 */
export function insertCancellations(database: Database, now: Date, organizationIds: SQL) {
  const job = jobJson('subscription.cancel', {
    customerId: valueOf(subscriptionsTable.customerId),
  });
  return insertJobRows(
    database,
    now,
    sql`select '' as organization_id, ${job} as job from ${subscriptionsTable}
      where organization_id in (${organizationIds})`,
  );
}
