import { isNotNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ShareEventType } from '../../../shared/sharing/share-links/share-event.ts';
import { time } from '../../database/columns.ts';

/**
 * In the identity database, beside the links. A browser is counted once for each document of a
 * link: `position`, which is 0 for its page. `holders` are the responses with a download that were
 * not aborted. `visitor` is a hash of its network that differs for each day and link.
 */
export const shareEventsTable = sqliteTable(
  'share_events',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    shareLinkId: text('share_link_id').notNull(),
    type: text('type').$type<ShareEventType>().notNull(),
    sessionHash: text('session_hash').notNull(),
    position: integer('position').notNull(),
    documentId: text('document_id'),
    documentName: text('document_name'),
    country: text('country'),
    browser: text('browser'),
    visitor: text('visitor').notNull(),
    createdAt: time('created_at').notNull(),
    holders: integer('holders').notNull().default(1),
  },
  (table) => [
    uniqueIndex('share_events_once').on(
      table.shareLinkId,
      table.sessionHash,
      table.type,
      table.position,
    ),
    index('share_events_by_link').on(table.shareLinkId, table.createdAt),
    index('share_events_by_type').on(table.shareLinkId, table.type, table.createdAt),
    index('share_events_by_organization').on(table.organizationId),
    index('share_events_by_document').on(table.documentId).where(isNotNull(table.documentId)),
  ],
);
