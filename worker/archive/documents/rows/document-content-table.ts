import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const documentContentsTable = sqliteTable('document_contents', {
  documentId: text('document_id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  content: text('content').notNull(),
});
