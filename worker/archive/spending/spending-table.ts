import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The totals of active documents by which money was spent, in hundredths of a currency and by the year of their date. They are counted
 * twice: as a `part` by type, and as one by correspondent, with an empty subject where there is none. Triggers keep the rows.
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
