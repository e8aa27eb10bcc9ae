import { primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { time } from '../../database/columns.ts';

export const calendarFeedsTable = sqliteTable(
  'calendar_feeds',
  {
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    uniqueIndex('calendar_feeds_by_token').on(table.tokenHash),
  ],
);
