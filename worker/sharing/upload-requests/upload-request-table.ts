import { isNotNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, json, time } from '../../database/columns.ts';

/**
 * Requests for files to people without an account. `endsAt` is the deadline with its days of grace.
 * `notifyAt` is when members are notified of the files that have arrived since `toldUntil`, the
 * arrival of the last file that they were notified of.
 */
export const uploadRequestsTable = sqliteTable(
  'upload_requests',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    createdBy: text('created_by'),
    title: text('title').notNull(),
    note: text('note').notNull(),
    checklist: json<string[]>('checklist').notNull(),
    expiresAt: time('expires_at').notNull(),
    endsAt: time('ends_at').notNull(),
    passwordHash: text('password_hash'),
    maxFiles: integer('max_files').notNull(),
    maxTotalBytes: integer('max_total_bytes').notNull(),
    maxFilesPerDay: integer('max_files_per_day'),
    isSingleSender: flag('is_single_sender').notNull().default(false),
    asksName: flag('asks_name').notNull().default(false),
    tagIds: json<string[]>('tag_ids').notNull(),
    correspondentId: text('correspondent_id'),
    isEnabled: flag('is_enabled').notNull().default(true),
    isAlwaysAccepted: flag('is_always_accepted').notNull().default(false),
    notifyAt: time('notify_at'),
    toldUntil: time('told_until'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('upload_requests_by_time').on(table.organizationId, table.createdAt),
    index('upload_requests_to_notify').on(table.notifyAt).where(isNotNull(table.notifyAt)),
  ],
);

/**
 * The addresses of a request, by the hash of their token: one for everybody, and one for each
 * recipient. Only the latter has an `id`, a `name` and an `email`, and is mailed once more at
 * `remindAt`; `remindedAt` is when that was. `token` is encrypted, so that the address can be shown
 * again.
 */
export const uploadLinksTable = sqliteTable(
  'upload_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    organizationId: text('organization_id').notNull(),
    requestId: text('request_id').notNull(),
    token: text('token').notNull(),
    id: text('id'),
    name: text('name'),
    email: text('email'),
    remindAt: time('remind_at'),
    remindedAt: time('reminded_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('upload_links_by_request').on(table.organizationId, table.requestId),
    uniqueIndex('upload_links_once').on(table.requestId, table.email).where(isNotNull(table.email)),
    index('upload_links_to_remind').on(table.remindAt).where(isNotNull(table.remindAt)),
  ],
);
