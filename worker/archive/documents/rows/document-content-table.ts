import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The texts of documents, most of them compressed (see document-content-store.ts). `contentSize` is
 * the number of bytes of a compressed text.
 */
export const documentContentsTable = sqliteTable('document_contents', {
  documentId: text('document_id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  content: text('content').notNull(),
  contentSize: integer('content_size'),
});
