import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Plan } from '../../../shared/people/subscriptions/plan.ts';
import { time } from '../../database/columns.ts';

export const subscriptionsTable = sqliteTable('subscriptions', {
  organizationId: text('organization_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  plan: text('plan').$type<Plan>().notNull().default('free'),
  updatedAt: time('updated_at').notNull(),
});
