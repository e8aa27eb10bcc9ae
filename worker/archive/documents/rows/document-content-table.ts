import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The text of a document, extracted from its file or edited. */
export const documentContentsTable = sqliteTable('document_contents', {
  documentId: text('document_id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  content: text('content').notNull(),
});
