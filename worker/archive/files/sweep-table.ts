import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../../database/columns.ts';

/** The position of a Cron step that goes through all files page by page, and when it continues. */
export const sweepsTable = sqliteTable('sweeps', {
  name: text('name').primaryKey(),
  cursor: text('cursor'),
  nextAt: time('next_at').notNull(),
});
