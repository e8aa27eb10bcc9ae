import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const searchWordsTable = sqliteTable(
  'search_words',
  {
    id: integer('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    word: text('word').notNull(),
  },
  (table) => [uniqueIndex('search_words_organization_word').on(table.organizationId, table.word)],
);

/**
 * The distinct words of each document, between spaces, which a search with few candidates reads.
 * `name` is the `nameStream` of the name; `contentWords` is null if there are too many words.
 */
export const documentWordsTable = sqliteTable('document_words', {
  documentSequence: integer('document_sequence').primaryKey(),
  name: text('name').notNull(),
  nameWords: text('name_words').notNull(),
  contentWords: text('content_words'),
  noteWords: text('note_words').notNull(),
});

/**
 * Documents whose index row a job has to write again. `changedAt` is the time of the first change
 * since the row was written.
 */
export const documentIndexChangesTable = sqliteTable(
  'document_index_changes',
  {
    documentSequence: integer('document_sequence').primaryKey(),
    organizationId: text('organization_id').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [index('document_index_changes_by_time').on(table.organizationId, table.changedAt)],
);
