import { and, eq, lte } from 'drizzle-orm';
import type { Plan } from '../../../shared/people/subscriptions/plan.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Database } from '../../database/database.ts';
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

/** Sets the plan as of a time, unless a newer one is stored. */
export async function updatePlan(
  database: Database,
  customerId: string,
  change: { plan: Plan; asOf: Date },
) {
  await database
    .update(subscriptionsTable)
    .set({ plan: change.plan, updatedAt: change.asOf })
    .where(
      and(
        eq(subscriptionsTable.customerId, customerId),
        lte(subscriptionsTable.updatedAt, change.asOf),
      ),
    );
}
