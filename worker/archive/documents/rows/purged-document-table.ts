import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Documents that are deleted, until the rows that belonged to them are. */
export const purgedDocumentsTable = sqliteTable(
  'purged_documents',
  {
    sequence: integer('sequence').primaryKey(),
    id: text('id').notNull(),
    organizationId: text('organization_id').notNull(),
  },
  (table) => [index('purged_documents_by_organization').on(table.organizationId, table.sequence)],
);
