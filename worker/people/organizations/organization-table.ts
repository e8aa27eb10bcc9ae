import { isNotNull } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, time } from '../../database/columns.ts';

export const organizationsTable = sqliteTable(
  'organizations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    documentLanguages: json<string[]>('document_languages').notNull().default([]),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('organizations_deleted_at').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
