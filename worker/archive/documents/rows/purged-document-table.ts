import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const purgedDocumentsTable = sqliteTable(
  'purged_documents',
  {
    sequence: integer('sequence').primaryKey(),
    id: text('id').notNull(),
    organizationId: text('organization_id').notNull(),
  },
  (table) => [index('purged_documents_by_organization').on(table.organizationId, table.sequence)],
);
