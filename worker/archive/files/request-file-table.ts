import { eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { RequestFileState } from '../../../shared/sharing/upload-requests/request-file.ts';
import { time } from '../../database/columns.ts';
import { allOf } from '../../database/expressions.ts';

/**
 * Files that external people have sent for upload requests. While a file waits it is in the file
 * store (see `requestFileKey`). `claimedAt` is the time at which a running acceptance started; it
 * identifies the attempt that may end it. `seenAt` is when a member first saw it waiting,
 * `recipientId` is the recipient through whose address it came, unless that was the address for
 * everybody.
 */
export const requestFilesTable = sqliteTable(
  'request_files',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    requestId: text('request_id').notNull(),
    sessionHash: text('session_hash').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    mimeType: text('mime_type').notNull(),
    declaredMimeType: text('declared_mime_type').notNull(),
    sender: text('sender'),
    recipientId: text('recipient_id'),
    item: integer('item'),
    state: text('state').$type<RequestFileState>().notNull(),
    documentId: text('document_id'),
    claimedAt: time('claimed_at'),
    seenAt: time('seen_at'),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [
    index('request_files_by_request').on(table.organizationId, table.requestId, table.receivedAt),
    uniqueIndex('request_files_once')
      .on(table.requestId, table.sessionHash, table.sha256)
      .where(ne(table.state, 'lost')),
    index('request_files_waiting')
      .on(table.receivedAt)
      .where(inArray(table.state, ['waiting', 'accepting'])),
    index('request_files_by_recipient')
      .on(table.organizationId, table.recipientId)
      .where(isNotNull(table.recipientId)),
    index('request_files_unseen')
      .on(table.organizationId)
      .where(allOf(eq(table.state, 'waiting'), isNull(table.seenAt))),
  ],
);
