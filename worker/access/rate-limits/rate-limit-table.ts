import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Counted requests by key (an account or a network). `windowEndsAt` in milliseconds since 1970. */
export const rateLimitsTable = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_window_ends_at').on(table.windowEndsAt)],
);
