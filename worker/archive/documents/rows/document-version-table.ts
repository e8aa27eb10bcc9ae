import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../../../database/columns.ts';

/**
 * The versions of documents that have more than one, including the current one. `keyNumber` is the
 * number in the keys of what was stored for the version (see `fileKey`), `fileNumber` that of its
 * file; a version that was made current again has the file of the version `restoredFrom`, and is
 * not counted.
 */
export const documentVersionsTable = sqliteTable(
  'document_versions',
  {
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    number: integer('number').notNull(),
    keyNumber: integer('key_number').notNull(),
    fileNumber: integer('file_number').notNull(),
    restoredFrom: integer('restored_from'),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    mimeType: text('mime_type').notNull(),
    declaredMimeType: text('declared_mime_type').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: text('created_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.documentId, table.number] })],
);
