import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Tags that are not proposed for a document, nor added by a rule unless a person applies it, because a person has removed
 * or dismissed them. A trigger deletes the rows of a deleted document.
 */
export const dismissedTagsTable = sqliteTable(
  'dismissed_tags',
  {
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    tagId: text('tag_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.documentId, table.tagId] })],
);
