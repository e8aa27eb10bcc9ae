import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type LayoutState = 'writing' | 'emptying' | 'done';

/**
 * One row: whether documents are written to the index of the new layout, the former index is
 * emptied, or neither.
 */
export const searchLayoutTable = sqliteTable('search_layout', {
  id: integer('id').primaryKey(),
  state: text('state').$type<LayoutState>().notNull(),
});

/** Documents to write to the index of the new layout; triggers add those whose index row changes. */
export const searchLayoutDocumentsTable = sqliteTable('search_layout_documents', {
  documentSequence: integer('document_sequence').primaryKey(),
});
