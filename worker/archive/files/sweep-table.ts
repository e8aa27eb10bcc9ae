import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../../database/columns.ts';

export const sweepsTable = sqliteTable('sweeps', {
  name: text('name').primaryKey(),
  cursor: text('cursor'),
  nextAt: time('next_at').notNull(),
});
