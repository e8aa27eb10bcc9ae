import { and, count, countDistinct, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { requestFilesTable } from '../../archive/files/request-file-table.ts';
import type { Database } from '../../database/database.ts';
import { hasRow, iif, indexedBy, valueOf, subquery } from '../../database/expressions.ts';
import { correspondentsTable } from '../../archive/correspondents/correspondent-table.ts';
import {
  customFieldsTable,
  customFieldValuesTable,
} from '../../archive/custom-fields/custom-field-table.ts';
import { textSize } from '../../archive/documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../archive/documents/rows/document-content-table.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../archive/documents/rows/document-table.ts';
import { documentVersionsTable } from '../../archive/documents/rows/document-version-table.ts';
import { remindersTable } from '../../archive/reminders/reminder-table.ts';
import { searchWordsTable } from '../../archive/search/index/search-index-table.ts';
import { documentTagsTable, tagsTable } from '../../archive/tags/tag-table.ts';

/** The builder supports no filters of aggregates, and no comparison or assignment of row values. */
const countsOf = (organizationId: string) => sql`
  select count(*) filter (where deleted_at is null) as documents_count,
    coalesce(sum(original_size) filter (where deleted_at is null), 0) as documents_size,
    count(*) filter (where deleted_at is not null) as trashed_count,
    count(*) filter (where deleted_at is null and is_in_inbox = 1) as inbox_count
  from ${documentsTable} where ${documentsTable.organizationId} = ${organizationId}`;

export function updateCounts(database: Database, organizationId: string) {
  return database.run(sql`
    update ${organizationStatisticsTable}
    set (documents_count, documents_size, trashed_count, inbox_count) = (${countsOf(organizationId)})
    where organization_id = ${organizationId}`);
}

/** Sums of what is counted already. A job still counts the rest. */
const storedBy = sql`
  select
    (select coalesce(sum(original_size), 0) from ${documentsTable}
      where documents.organization_id = kept.organization_id and file_version = 1
        and ifnull(sha256 <= kept.documents_counted_to, 1))
      + (select coalesce(sum(version.size), 0)
        from ${documentsTable} inner join ${documentVersionsTable} as version
          on version.organization_id = documents.organization_id and version.document_id = documents.id
        where documents.organization_id = kept.organization_id and version.restored_from is null) as files_size,
    (select coalesce(sum(${textSize}), 0)
      from ${documentsTable} inner join ${documentContentsTable} on ${documentContentsTable.documentId} = documents.id
      where documents.organization_id = kept.organization_id
        and ifnull(sha256 <= kept.documents_counted_to, 1)) as texts_size,
    (select count(*) from ${searchWordsTable}
      where search_words.organization_id = kept.organization_id
        and ifnull(word <= kept.words_counted_to, 1)) as vocabulary_size,
    (select coalesce(sum(size), 0) from ${requestFilesTable}
      where request_files.organization_id = kept.organization_id and state = 'waiting') as waiting_size`;

export function updateStorage(database: Database, organizationId: string) {
  return database.run(sql`
    update ${organizationStatisticsTable} as kept
    set (files_size, texts_size, vocabulary_size, waiting_size) = (${storedBy})
    where organization_id = ${organizationId}`);
}

const taggedCount = valueOf<number>(
  subquery
    .select({ count: count() })
    .from(documentTagsTable)
    .innerJoin(documentsTable, eq(documentsTable.id, documentTagsTable.documentId))
    .where(
      and(
        eq(documentTagsTable.organizationId, tagsTable.organizationId),
        eq(documentTagsTable.tagId, tagsTable.id),
        isNull(documentsTable.deletedAt),
      ),
    ),
);

export function updateTagCount(database: Database, tagId: string) {
  return database
    .update(tagsTable)
    .set({ documentsCount: taggedCount })
    .where(eq(tagsTable.id, tagId));
}

const correspondentCount = valueOf<number>(
  subquery
    .select({ count: count() })
    .from(indexedBy(documentsTable, 'documents_by_correspondent'))
    .where(
      and(
        eq(documentsTable.organizationId, correspondentsTable.organizationId),
        eq(documentsTable.correspondentId, correspondentsTable.id),
        isNull(documentsTable.deletedAt),
      ),
    ),
);

export function updateCorrespondentCount(database: Database, correspondentId: string) {
  return database
    .update(correspondentsTable)
    .set({ documentsCount: correspondentCount })
    .where(eq(correspondentsTable.id, correspondentId));
}

const withFieldCount = valueOf<number>(
  subquery
    .select({ count: countDistinct(customFieldValuesTable.documentSequence) })
    .from(customFieldValuesTable)
    .innerJoin(documentsTable, eq(documentsTable.sequence, customFieldValuesTable.documentSequence))
    .where(
      and(
        eq(customFieldValuesTable.organizationId, customFieldsTable.organizationId),
        eq(customFieldValuesTable.fieldId, customFieldsTable.id),
        isNull(documentsTable.deletedAt),
      ),
    ),
);

export function updateFieldCount(database: Database, fieldId: string) {
  return database
    .update(customFieldsTable)
    .set({ documentsCount: withFieldCount })
    .where(eq(customFieldsTable.id, fieldId));
}

export function deleteTagsOf(database: Database, documentId: string) {
  return database.delete(documentTagsTable).where(eq(documentTagsTable.documentId, documentId));
}

/**
 * Updates the flag that a document is tagged. Links to deleted tags count until a job has removed
 * them.
 */
export function updateTaggedFlag(database: Database, documentId: string) {
  const isTagged = hasRow(documentTagsTable, eq(documentTagsTable.documentId, documentsTable.id));
  return database.update(documentsTable).set({ isTagged }).where(eq(documentsTable.id, documentId));
}

export function updateRemindersOf(database: Database, organizationId: string, documentId: string) {
  const { source, date } = remindersTable;
  const { deletedAt, dueDate, noticeDate, endDate } = documentsTable;
  const isTheirs = and(
    eq(remindersTable.organizationId, organizationId),
    eq(remindersTable.documentId, documentId),
  );
  const isItsDocument = eq(documentsTable.id, remindersTable.documentId);
  const dayOfDocument = sql`case ${source} when 'due-date' then ${dueDate}
    when 'notice-date' then ${noticeDate} when 'end-date' then ${endDate} end`;
  const isKept = or(eq(source, 'person'), isNotNull(dayOfDocument));
  return [
    database
      .delete(remindersTable)
      .where(and(isTheirs, not(hasRow(documentsTable, and(isItsDocument, isKept))))),
    database
      .update(remindersTable)
      .set({
        isTrashed: isNotNull(deletedAt),
        date: iif(eq(source, 'person'), date, dayOfDocument),
      })
      .from(documentsTable)
      .where(and(isTheirs, isItsDocument)),
  ];
}
