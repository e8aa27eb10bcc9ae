import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** What is numbered, each kind from 1 on. */
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
 * The integers by which clients of the Paperless-ngx API know what an organization has. `itemId` is an id, or the key of
 * a document type. Rows stay when the item is deleted, so that no number is given again.
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
