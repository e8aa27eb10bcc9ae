import { isNotNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, json, time } from '../../database/columns.ts';

/**
 * In the identity database, because a link is looked up by its token before its organization is
 * known. `documentIds` is the list of its documents by position: null for a removed one, so that no
 * position is used again; it is empty for a link to a view (`viewId`). A deleted link stays for a
 * while, so that its readers see that it has ended. `remindAt` is when its owner is reminded of its
 * end, and after that the end itself, until it has passed. `downloadsForgotten` are those of
 * `downloadsCount` that its log does not contain any more.
 */
export const shareLinksTable = sqliteTable(
  'share_links',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    createdBy: text('created_by').notNull(),
    tokenHash: text('token_hash').notNull(),
    encryptedToken: text('encrypted_token').notNull(),
    name: text('name').notNull(),
    note: text('note'),
    documentIds: json<(string | null)[]>('document_ids').notNull(),
    viewId: text('view_id'),
    expiresAt: time('expires_at'),
    passwordHash: text('password_hash'),
    isDownloadAllowed: flag('is_download_allowed').notNull().default(true),
    showsDetails: flag('shows_details').notNull().default(false),
    showsOrganization: flag('shows_organization').notNull().default(true),
    isEnabled: flag('is_enabled').notNull().default(true),
    maxDownloads: integer('max_downloads'),
    downloadsCount: integer('downloads_count').notNull().default(0),
    downloadsForgotten: integer('downloads_forgotten').notNull().default(0),
    openedAt: time('opened_at'),
    notifiesOnOpening: flag('notifies_on_opening').notNull().default(false),
    openingToldAt: time('opening_told_at'),
    usedUpTold: integer('used_up_told'),
    remindAt: time('remind_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    uniqueIndex('share_links_by_token').on(table.tokenHash),
    index('share_links_by_organization').on(table.organizationId, table.createdAt),
    index('share_links_to_remind').on(table.remindAt).where(isNotNull(table.remindAt)),
    index('share_links_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
