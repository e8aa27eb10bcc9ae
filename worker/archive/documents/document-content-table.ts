import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The text of a document, extracted from its file or edited. A document without text has no row. */
export const documentContentsTable = sqliteTable('document_contents', {
  documentId: text('document_id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  content: text('content').notNull(),
});
