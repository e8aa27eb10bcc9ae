import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The number of requests per key, which names an account, a device or a network. `windowEndsAt` is in milliseconds since
 * 1970.
 */
export const rateLimitsTable = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_window_ends_at').on(table.windowEndsAt)],
);
