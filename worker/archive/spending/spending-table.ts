import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Totals of active documents for which money was spent, in hundredths of a currency and by the year
 * of their date. They are counted twice: once by type and once by correspondent (`part`), with an
 * empty subject if the document has none. Triggers keep the rows.
 */
export const spendingTable = sqliteTable(
  'spending',
  {
    organizationId: text('organization_id').notNull(),
    part: text('part', { enum: ['type', 'correspondent'] }).notNull(),
    currency: text('currency').notNull(),
    year: text('year').notNull(),
    subject: text('subject').notNull(),
    documentsCount: integer('documents_count').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.part, table.currency, table.year, table.subject],
    }),
    index('spending_by_amount').on(
      table.organizationId,
      table.part,
      table.currency,
      table.year,
      table.amount,
      table.subject,
    ),
  ],
);
