import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, time } from '../../../database/columns.ts';

/**
 * Files that API keys have sent over WebDAV, for a day. `documentId` is null for a file that has
 * made no document; `isNew` is true if the document was made of this file, and did not exist
 * before.
 */
export const davFilesTable = sqliteTable(
  'dav_files',
  {
    organizationId: text('organization_id').notNull(),
    apiKeyId: text('api_key_id').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    documentId: text('document_id'),
    isNew: flag('is_new').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('dav_files_by_name').on(table.organizationId, table.apiKeyId, table.name),
    index('dav_files_by_key').on(table.organizationId, table.apiKeyId, table.sentAt),
    index('dav_files_by_age').on(table.sentAt),
  ],
);
