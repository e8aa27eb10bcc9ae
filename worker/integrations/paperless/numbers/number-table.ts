import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Kinds of items with numbers. Each kind is numbered from 1. */
export const numberedKinds = [
  'document',
  'tag',
  'correspondent',
  'type',
  'field',
  'note',
  'view',
  'task',
  'share',
  'user',
] as const;
export type NumberedKind = (typeof numberedKinds)[number];

/**
 * Integer ids for clients of the Paperless-ngx API. `itemId` is an id, or the key of a document
 * type. Rows stay when the item is deleted, so that no number is used twice.
 */
export const paperlessNumbersTable = sqliteTable(
  'paperless_numbers',
  {
    organizationId: text('organization_id').notNull(),
    kind: text('kind', { enum: numberedKinds }).notNull(),
    number: integer('number').notNull(),
    itemId: text('item_id').notNull(),
  },
  (table) => [
    uniqueIndex('paperless_numbers_by_number').on(table.organizationId, table.kind, table.number),
    uniqueIndex('paperless_numbers_by_item').on(table.organizationId, table.itemId),
  ],
);
