import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { time } from '../../database/columns.ts';

/**
 * `nameKey` is the case-folded name, which is unique in the organization; `searchKey` contains only its letters and
 * digits. Triggers keep `documentsCount`, the number of active documents.
 */
export const tagsTable = sqliteTable(
  'tags',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    searchKey: text('search_key'),
    color: text('color').notNull(),
    description: text('description'),
    documentsCount: integer('documents_count').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [
    uniqueIndex('tags_organization_name').on(table.organizationId, table.nameKey),
    index('tags_by_search_key').on(table.organizationId, table.searchKey),
  ],
);

/**
 * `documentSequence` is the `sequence` of the document, so that the index of a tag has its documents in the order in
 * which they were added.
 */
export const documentTagsTable = sqliteTable(
  'document_tags',
  {
    documentId: text('document_id').notNull(),
    tagId: text('tag_id').notNull(),
    organizationId: text('organization_id').notNull(),
    createdAt: time('created_at').notNull().default(new Date(0)),
    documentSequence: integer('document_sequence').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.tagId] }),
    index('document_tags_by_tag').on(
      table.organizationId,
      table.tagId,
      table.documentSequence,
      table.documentId,
    ),
  ],
);
