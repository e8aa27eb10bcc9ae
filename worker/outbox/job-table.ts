import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, time } from '../database/columns.ts';

/** The outbox: jobs are written in the batch of the data they belong to and deleted once they are done. */
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
