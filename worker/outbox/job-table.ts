import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, time } from '../database/columns.ts';

/** The outbox: work to do, written in the batch of the data it belongs to. Done work is deleted. */
export const jobsTable = sqliteTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    job: json<unknown>('job').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull(),
    sendAfter: time('send_after').notNull(),
  },
  (table) => [index('jobs_send_after').on(table.sendAfter)],
);
