import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../../database/columns.ts';

export const uploadSlotsTable = sqliteTable(
  'upload_slots',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('upload_slots_by_user').on(table.userId, table.expiresAt),
    index('upload_slots_by_expiry').on(table.expiresAt),
  ],
);
