import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/**
 * In the identity database, beside the links. The positions of the documents that links to views
 * have listed, which do not change while the link exists.
 */
export const sharePositionsTable = sqliteTable(
  'share_positions',
  {
    shareLinkId: text('share_link_id').notNull(),
    position: integer('position').notNull(),
    documentId: text('document_id').notNull(),
    organizationId: text('organization_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareLinkId, table.position] }),
    uniqueIndex('share_positions_by_document').on(table.shareLinkId, table.documentId),
    index('share_positions_by_organization').on(table.organizationId),
  ],
);
