import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, time } from '../../../database/columns.ts';

/**
 * The results of the files that clients have sent, by the id of the task. `documentId` is null for
 * a failure.
 */
export const paperlessTasksTable = sqliteTable(
  'paperless_tasks',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    fileName: text('file_name').notNull(),
    status: text('status', { enum: ['success', 'failure'] }).notNull(),
    result: text('result').notNull(),
    documentId: text('document_id'),
    isAcknowledged: flag('is_acknowledged').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('paperless_tasks_by_user').on(table.organizationId, table.userId, table.createdAt),
  ],
);
