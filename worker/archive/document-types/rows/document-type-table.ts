import { isNotNull, isNull } from 'drizzle-orm';
import { primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, time } from '../../../database/columns.ts';
import { allOf } from '../../../database/expressions.ts';

/**
 * The document types that an organization has created, and its changes of built-in ones: renamed or
 * hidden. A deleted type is hidden from `removedAt` on, and its row exists until no document has it
 * any more. Triggers on `documents` refuse any other type.
 */
export const documentTypesTable = sqliteTable(
  'document_types',
  {
    organizationId: text('organization_id').notNull(),
    key: text('key').notNull(),
    name: text('name'),
    nameKey: text('name_key'),
    isHidden: flag('is_hidden').notNull().default(false),
    removedAt: time('removed_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.key] }),
    uniqueIndex('document_types_by_name')
      .on(table.organizationId, table.nameKey)
      .where(allOf(isNull(table.removedAt), isNotNull(table.nameKey))),
  ],
);
