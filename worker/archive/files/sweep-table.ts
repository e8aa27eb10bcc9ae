import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../../database/columns.ts';

/** How far a Cron step that walks through everything has come, and when it begins again. */
export const sweepsTable = sqliteTable('sweeps', {
  name: text('name').primaryKey(),
  cursor: text('cursor'),
  nextAt: time('next_at').notNull(),
});
