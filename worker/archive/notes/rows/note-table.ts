import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../../../database/columns.ts';

/**
 * Notes on documents. `authorName` is the name that the author had when the note was written, in case the account is
 * deleted. `importedByName` is the name of the person who imported a note of another author. `tokens` is the text in the
 * form of the search index. A trigger deletes the notes of a deleted document.
 */
export const documentNotesTable = sqliteTable(
  'document_notes',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    authorId: text('author_id'),
    authorName: text('author_name').notNull(),
    importedById: text('imported_by_id'),
    importedByName: text('imported_by_name'),
    text: text('text').notNull(),
    tokens: text('tokens').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [
    index('document_notes_by_document').on(table.organizationId, table.documentId, table.createdAt),
  ],
);
