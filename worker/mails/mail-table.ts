import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../database/columns.ts';

export const localMailsTable = sqliteTable('local_mails', {
  sequence: integer('sequence').primaryKey({ autoIncrement: true }),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Messages sent by a mail service that does not recognize repeated ones. */
export const sentMailsTable = sqliteTable(
  'sent_mails',
  {
    idempotencyKey: text('idempotency_key').primaryKey(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('sent_mails_created_at').on(table.createdAt)],
);
