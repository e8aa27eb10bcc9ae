import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Distinct words of the texts of an organization. Triggers keep their trigrams in `search_word_parts`. */
export const searchWordsTable = sqliteTable(
  'search_words',
  {
    id: integer('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    word: text('word').notNull(),
  },
  (table) => [uniqueIndex('search_words_organization_word').on(table.organizationId, table.word)],
);
