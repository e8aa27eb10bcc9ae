import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tags that are neither proposed for a document nor added by rules alone, as a person has removed or refused them. A trigger deletes those of a deleted document. */
export const dismissedTagsTable = sqliteTable(
  'dismissed_tags',
  {
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    tagId: text('tag_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.documentId, table.tagId] })],
);
