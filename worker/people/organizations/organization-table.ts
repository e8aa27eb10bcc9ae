import { isNotNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, json, time } from '../../database/columns.ts';

export const organizationsTable = sqliteTable(
  'organizations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    documentLanguages: json<string[]>('document_languages').notNull().default([]),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
    /** The database with the content of the organization, as an index of `platform.databases`. */
    shard: integer('shard').notNull().default(0),
    isSharingEnabled: flag('is_sharing_enabled').notNull().default(true),
  },
  (table) => [
    index('organizations_deleted_at').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
