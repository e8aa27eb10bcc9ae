import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { extractionStates } from '../../../../shared/archive/documents/document.ts';
import type { EInvoiceState } from '../../../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import type { Recognition } from '../../../../shared/reading/recognition.ts';
import type { Language } from '../../../../shared/reading/find-fields/lexicon/lexicon.ts';
import type { SenderMark } from '../../../../shared/reading/find-fields/parties/marks/sender-mark.ts';
import { flag, json, time } from '../../../database/columns.ts';
import { allOf } from '../../../database/expressions.ts';

/**
 * `sequence` is the rowid of the document in the search index. `version` grows with each change of
 * name, text or fields. `nameSort` is the `nameSortKey` of the name, null until Cron fills it.
 * `totalAmount` is in hundredths of `currency`; `referenceKey` is the key of the reference,
 * `archiveNumber` the number written on the paper. The current file is that of the version
 * `fileVersion` and is stored under `fileNumber` (see `fileKey`); `lastFileNumber` is the last
 * number that was given to a file. With `pagesCount` the words of the document are stored beside
 * the file, with `eInvoice` its invoice. `isContentEdited`: a person has edited the text.
 * `foundByRules` is the version of the rules that found the fields in the text, `language` the
 * language they detected. `givenFields` (names, and ids of custom fields) came with the upload, and
 * only persons change them. With `skipsRules` no rule is applied when the document is first read.
 * `addedAt` is set if `createdAt` came with the upload. `formerName` is the name before a proposed
 * name was accepted, `senderKey` the `correspondentKey` of the name of an external sender of an
 * upload request. Triggers delete all rows that belong to a deleted document.
 */
export const documentsTable = sqliteTable(
  'documents',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    nameSort: text('name_sort'),
    originalName: text('original_name').notNull(),
    originalSize: integer('original_size').notNull(),
    sha256: text('sha256').notNull(),
    mimeType: text('mime_type').notNull(),
    declaredMimeType: text('declared_mime_type').notNull(),
    extractionState: text('extraction_state', { enum: extractionStates }).notNull(),
    extractionReason: text('extraction_reason'),
    extractionRequestedAt: time('extraction_requested_at'),
    recognition: json<Recognition>('recognition'),
    pagesCount: integer('pages_count'),
    isContentEdited: flag('is_content_edited').notNull().default(false),
    hasThumbnail: flag('has_thumbnail').notNull().default(false),
    createdAt: time('created_at').notNull(),
    addedAt: time('added_at'),
    createdBy: text('created_by'),
    updatedAt: time('updated_at'),
    deletedAt: time('deleted_at'),
    deletedBy: text('deleted_by'),
    version: integer('version').notNull().default(1),
    documentDate: text('document_date'),
    dueDate: text('due_date'),
    endDate: text('end_date'),
    noticeDate: text('notice_date'),
    correspondentId: text('correspondent_id'),
    senderKey: text('sender_key'),
    documentType: text('document_type'),
    totalAmount: integer('total_amount'),
    currency: text('currency'),
    iban: text('iban'),
    reference: text('reference'),
    referenceKey: text('reference_key'),
    vatId: text('vat_id'),
    archiveNumber: integer('archive_number'),
    isPaid: flag('is_paid').notNull().default(false),
    isInInbox: flag('is_in_inbox').notNull().default(false),
    isTagged: flag('is_tagged').notNull().default(false),
    foundByRules: integer('understood_by').notNull().default(0),
    language: text('language').$type<Language>(),
    senderMarks: json<SenderMark[]>('sender_marks'),
    givenFields: json<string[]>('given_fields').notNull().default([]),
    skipsRules: flag('skips_rules').notNull().default(false),
    eInvoice: json<EInvoiceState>('e_invoice'),
    formerName: text('former_name'),
    isNameDismissed: flag('is_name_dismissed').notNull().default(false),
    fileVersion: integer('file_version').notNull().default(1),
    fileNumber: integer('file_number').notNull().default(1),
    lastFileNumber: integer('last_file_number').notNull().default(1),
  },
  (table) => [
    uniqueIndex('documents_organization_sha256')
      .on(table.organizationId, table.sha256)
      .where(isNull(table.deletedAt)),
    index('documents_by_sha256').on(table.organizationId, table.sha256),
    index('documents_by_created_at')
      .on(table.organizationId, table.createdAt, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_by_uploader')
      .on(table.organizationId, table.createdBy, table.createdAt, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_by_updated_at')
      .on(table.organizationId, table.updatedAt, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_by_name')
      .on(table.organizationId, sql`coalesce(name_sort, lower(name))`, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_without_name_sort').on(table.sequence).where(isNull(table.nameSort)),
    index('documents_by_size')
      .on(table.organizationId, table.originalSize, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_by_confidence')
      .on(
        table.organizationId,
        sql`coalesce(nullif(recognition ->> '$.confidence', 0), 101)`,
        table.sequence,
      )
      .where(isNull(table.deletedAt)),
    index('documents_trashed')
      .on(table.organizationId, table.deletedAt, table.sequence)
      .where(isNotNull(table.deletedAt)),
    index('documents_trashed_by_sequence')
      .on(table.organizationId, table.sequence, table.deletedAt)
      .where(isNotNull(table.deletedAt)),
    index('documents_trash_age').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index('documents_without_text')
      .on(table.organizationId, table.createdAt, table.sequence)
      .where(
        sql`deleted_at is null and (extraction_state = 'failed'
          or (extraction_state = 'none' and recognition is null and mime_type in (
            'application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/tiff', 'image/bmp'))
          or (extraction_state = 'done' and recognition ->> '$.confidence' < 70))`,
      ),
    index('documents_by_document_date')
      .on(
        table.organizationId,
        table.documentDate,
        table.sequence,
        // The columns that lists by date filter and sort by, so that no document has to be read for
        // them.
        table.deletedAt,
        table.documentType,
        table.totalAmount,
        table.dueDate,
      )
      .where(isNull(table.deletedAt)),
    index('documents_by_due_date')
      .on(table.organizationId, table.dueDate, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_by_end_date')
      .on(table.organizationId, table.endDate, table.sequence)
      .where(allOf(isNull(table.deletedAt), isNotNull(table.endDate))),
    index('documents_by_notice_date')
      .on(table.organizationId, table.noticeDate, table.sequence)
      .where(allOf(isNull(table.deletedAt), isNotNull(table.noticeDate))),
    index('documents_by_correspondent')
      .on(table.organizationId, table.correspondentId, table.documentDate, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_by_sender')
      .on(table.organizationId, table.senderKey, table.documentDate, table.sequence)
      .where(allOf(isNull(table.deletedAt), isNotNull(table.senderKey))),
    index('documents_trashed_by_correspondent')
      .on(table.organizationId, table.correspondentId, table.sequence)
      .where(allOf(isNotNull(table.deletedAt), isNotNull(table.correspondentId))),
    index('documents_by_type')
      .on(table.organizationId, table.documentType, table.documentDate, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_trashed_by_type')
      .on(table.organizationId, table.documentType, table.sequence)
      .where(allOf(isNotNull(table.deletedAt), isNotNull(table.documentType))),
    index('documents_by_amount')
      .on(table.organizationId, table.totalAmount, table.sequence)
      .where(isNull(table.deletedAt)),
    index('documents_by_iban')
      .on(table.organizationId, table.iban, table.sequence)
      .where(allOf(isNull(table.deletedAt), isNotNull(table.iban))),
    index('documents_by_reference')
      .on(table.organizationId, table.referenceKey, table.sequence)
      .where(allOf(isNull(table.deletedAt), isNotNull(table.referenceKey))),
    index('documents_by_vat_id')
      .on(table.organizationId, table.vatId, table.sequence)
      .where(allOf(isNull(table.deletedAt), isNotNull(table.vatId))),
    uniqueIndex('documents_by_archive_number')
      .on(table.organizationId, table.archiveNumber)
      .where(isNotNull(table.archiveNumber)),
    index('documents_by_asn')
      .on(table.organizationId, table.archiveNumber, table.sequence)
      .where(allOf(isNull(table.deletedAt), isNotNull(table.archiveNumber))),
    index('documents_by_unpaid')
      .on(table.organizationId, table.dueDate, table.sequence)
      .where(allOf(isNull(table.deletedAt), eq(table.isPaid, false), isNotNull(table.dueDate))),
    index('documents_by_paid')
      .on(table.organizationId, table.createdAt, table.sequence)
      .where(allOf(isNull(table.deletedAt), eq(table.isPaid, true))),
    index('documents_by_inbox')
      .on(table.organizationId, table.createdAt, table.sequence)
      .where(allOf(isNull(table.deletedAt), eq(table.isInInbox, true))),
    index('documents_without_tag')
      .on(table.organizationId, table.createdAt, table.sequence)
      .where(allOf(isNull(table.deletedAt), eq(table.isTagged, false))),
  ],
);

/**
 * Counters of an organization, kept by triggers so that no request counts rows: active and trashed
 * documents, active documents in the Inbox, and the bytes that the organization stores. While a job
 * counts what is older than these counters, the columns `…CountedTo` contain its position.
 */
export const organizationStatisticsTable = sqliteTable('organization_statistics', {
  organizationId: text('organization_id').primaryKey(),
  documentsCount: integer('documents_count').notNull().default(0),
  documentsSize: integer('documents_size').notNull().default(0),
  trashedCount: integer('trashed_count').notNull().default(0),
  inboxCount: integer('inbox_count').notNull().default(0),
  filesSize: integer('files_size').notNull().default(0),
  waitingSize: integer('waiting_size').notNull().default(0),
  textsSize: integer('texts_size').notNull().default(0),
  vocabularySize: integer('vocabulary_size').notNull().default(0),
  documentsCountedTo: text('documents_counted_to'),
  wordsCountedTo: text('words_counted_to'),
  spendingCountedTo: text('spending_counted_to'),
});
