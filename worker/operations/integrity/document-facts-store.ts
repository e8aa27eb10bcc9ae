import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { isNotMoving } from '../../access/moves/move-lock-store.ts';
import type { Database } from '../../database/database.ts';
import { hasRow } from '../../database/expressions.ts';
import { documentActivityTable } from '../../archive/activity/activity-table.ts';
import { readText, storedBeginning } from '../../archive/documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../archive/documents/rows/document-content-table.ts';
import { documentVersionsTable } from '../../archive/documents/rows/document-version-table.ts';
import { remindersTable } from '../../archive/reminders/reminder-table.ts';
import { documentsTable } from '../../archive/documents/rows/document-table.ts';
import { documentIndexChangesTable } from '../../archive/search/index/search-index-table.ts';
import { documentTagsTable } from '../../archive/tags/tag-table.ts';
import { jobsTable } from '../../outbox/job-table.ts';

type StoredVersion = { fileNumber: number; size: number; sha256: string };

const checkedCharacters = 2000;

export function findDocumentFacts(
  database: Database,
  { after, limit, organizationId }: { after: number; limit: number; organizationId?: string },
) {
  const isExamined =
    organizationId === undefined
      ? isNotMoving(documentsTable.organizationId)
      : eq(documentsTable.organizationId, organizationId);
  return database
    .select({
      sequence: documentsTable.sequence,
      id: documentsTable.id,
      organizationId: documentsTable.organizationId,
      name: documentsTable.name,
      size: documentsTable.originalSize,
      sha256: documentsTable.sha256,
      fileNumber: documentsTable.fileNumber,
      versions: sql<StoredVersion[] | null>`case when documents.file_version > 1 then (
        select json_group_array(json_object('fileNumber', version.file_number, 'size', version.size, 'sha256', version.sha256))
        from ${documentVersionsTable} as version
        where version.organization_id = documents.organization_id and version.document_id = documents.id
          and version.restored_from is null) end`
        .mapWith((json: string) => JSON.parse(json) as StoredVersion[])
        .as('stored_versions'),
      extractionState: documentsTable.extractionState,
      pagesCount: documentsTable.pagesCount,
      hasThumbnail: documentsTable.hasThumbnail,
      hasEInvoice: isNotNull(documentsTable.eInvoice).as('has_e_invoice'),
      textStart: sql<string | null>`(
        select ${storedBeginning(checkedCharacters)} from ${documentContentsTable}
        where ${documentContentsTable.documentId} = documents.id)`
        .mapWith((stored: string) => readText(stored).slice(0, checkedCharacters))
        .as('text_start'),
      isIndexed: sql<number>`exists (
        select 1 from document_search where document_search.rowid = documents.sequence)
        and exists (
          select 1 from document_words where document_words.document_sequence = documents.sequence)`.as(
        'is_indexed',
      ),
      isToIndexAgain: sql<number>`exists (
        select 1 from ${documentIndexChangesTable} as change
        inner join ${jobsTable} as job on job.lane = change.organization_id || ' search-index.update'
        where change.document_sequence = documents.sequence)`.as('is_to_index_again'),
      hasActivity: hasRow(
        documentActivityTable,
        and(
          eq(documentActivityTable.organizationId, documentsTable.organizationId),
          eq(documentActivityTable.documentId, documentsTable.id),
        ),
      ).as('has_activity'),
      hasOtherReminders: sql<number>`exists (
        select 1 from ${remindersTable} as reminder
        where reminder.organization_id = documents.organization_id and reminder.document_id = documents.id
          and (reminder.is_trashed <> (documents.deleted_at is not null)
            or (reminder.source <> 'person' and reminder.date is not case reminder.source
              when 'due-date' then documents.due_date
              when 'notice-date' then documents.notice_date
              else documents.end_date end)))`.as('has_other_reminders'),
      hasOtherTaggedFlag: ne(
        documentsTable.isTagged,
        hasRow(documentTagsTable, eq(documentTagsTable.documentId, documentsTable.id)),
      ).as('has_other_tagged_flag'),
      hasExtractionJob: sql<number>`documents.extraction_state <> 'pending' or exists (
        select 1 from ${jobsTable} as job
        where job.lane in (documents.organization_id || ' document.extract', documents.organization_id || ' document.recognize')
          and job.subject = documents.id)`.as('has_extraction_job'),
    })
    .from(documentsTable)
    .where(and(gt(documentsTable.sequence, after), isExamined))
    .orderBy(documentsTable.sequence)
    .limit(limit);
}

export type DocumentFacts = Awaited<ReturnType<typeof findDocumentFacts>>[number];

export async function findUnmatchedRows(
  database: Database,
  expected: { sequence: number; expression: string }[],
): Promise<Set<number>> {
  const rows = await database.all<{ sequence: number }>(sql`
    select value ->> 'sequence' as sequence from json_each(${JSON.stringify(expected)}) as expected
    where not exists (
      select 1 from document_search
      where document_search match expected.value ->> 'expression'
        and document_search.rowid = expected.value ->> 'sequence')`);
  return new Set(rows.map(({ sequence }) => sequence));
}
