import { isNotNull } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  markStates,
  senderMarkKinds,
} from '../../../shared/reading/find-fields/parties/marks/sender-mark.ts';
import { time } from '../../database/columns.ts';

/**
 * A correspondent that is deleted or merged is hidden from `removedAt` on. Its row exists until its
 * documents have been moved to `replacedBy`, or to no correspondent. Triggers keep
 * `documentsCount`, the number of active documents.
 */
export const correspondentsTable = sqliteTable(
  'correspondents',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    defaultDocumentType: text('default_document_type'),
    documentsCount: integer('documents_count').notNull().default(0),
    removedAt: time('removed_at'),
    replacedBy: text('replaced_by'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [
    index('correspondents_by_name').on(table.organizationId, table.nameKey),
    index('correspondents_by_replacement').on(table.replacedBy).where(isNotNull(table.replacedBy)),
  ],
);

export const correspondentNamesTable = sqliteTable(
  'correspondent_names',
  {
    organizationId: text('organization_id').notNull(),
    nameKey: text('name_key').notNull(),
    correspondentId: text('correspondent_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.nameKey] }),
    index('correspondent_names_by_correspondent').on(table.correspondentId, table.position),
  ],
);

export const correspondentTagsTable = sqliteTable(
  'correspondent_tags',
  {
    correspondentId: text('correspondent_id').notNull(),
    tagId: text('tag_id').notNull(),
    organizationId: text('organization_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.correspondentId, table.tagId] }),
    index('correspondent_tags_by_tag').on(table.organizationId, table.tagId),
  ],
);

/**
 * Marks that identify the correspondent of a document, learned from documents whose correspondent a
 * person has set. Triggers move and delete them with correspondents. For `state` see `markStates`.
 */
export const senderMarksTable = sqliteTable(
  'sender_marks',
  {
    organizationId: text('organization_id').notNull(),
    kind: text('kind', { enum: senderMarkKinds }).notNull(),
    mark: text('mark').notNull(),
    correspondentId: text('correspondent_id').notNull(),
    documentId: text('document_id').notNull(),
    state: text('state', { enum: markStates }).notNull().default('own'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.kind, table.mark, table.correspondentId] }),
    index('sender_marks_by_correspondent').on(table.correspondentId),
    index('sender_marks_by_document').on(table.organizationId, table.documentId),
  ],
);
