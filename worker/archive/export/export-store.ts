import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { documentSummaryColumns, toDocumentSummary } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';

export type ExportRow = Awaited<ReturnType<typeof findExportRows>>[number];

/** Active documents by time, divided into parts of `length`: when the first and last were created, and their number. */
export async function findExportRanges(scope: OrganizationScope, length: number) {
  const rows = await scope.database.all<{ from: number; until: number; count: number }>(sql`
    select min(created_at) as "from", max(created_at) as "until", count(*) as count
    from (
      select created_at, (row_number() over (order by created_at, sequence) - 1) / cast(${length} as integer) as part
      from ${documentsTable}
      where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null)
    group by part order by part`);
  return rows.map(({ from, until, count }) => ({
    from: new Date(from),
    until: new Date(until),
    documentsCount: count,
  }));
}

/** Up to `limit` active documents created in a range (inclusive), the oldest first. */
export async function findExportRows(
  scope: OrganizationScope,
  { from, until, limit }: { from: Date; until: Date; limit: number },
) {
  const rows = await scope.database
    .select({
      ...documentSummaryColumns,
      sha256: documentsTable.sha256,
      hasText: sql`exists (
        select 1 from document_contents
        where document_contents.document_id = documents.id and octet_length(document_contents.content) > 0)`
        .mapWith(Boolean)
        .as('has_text'),
      hasNotes: sql`exists (
        select 1 from document_notes
        where document_notes.organization_id = documents.organization_id
          and document_notes.document_id = documents.id)`
        .mapWith(Boolean)
        .as('has_notes'),
    })
    .from(documentsTable)
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        isNull(documentsTable.deletedAt),
        between(documentsTable.createdAt, from, until),
      ),
    )
    .orderBy(asc(documentsTable.createdAt), asc(documentsTable.sequence))
    .limit(limit);
  return rows.map(({ sha256, hasText, hasNotes, ...row }) => ({
    ...toDocumentSummary(row),
    sha256,
    hasText,
    hasNotes,
  }));
}

/** The texts of documents by id. */
export async function findTexts(scope: OrganizationScope, documentIds: string[]) {
  const rows = await scope.database
    .select({
      documentId: documentContentsTable.documentId,
      content: documentContentsTable.content,
    })
    .from(documentContentsTable)
    .where(
      and(
        eq(documentContentsTable.organizationId, scope.organizationId),
        sql`${documentContentsTable.documentId} in (select value from json_each(${JSON.stringify(documentIds)}))`,
      ),
    );
  return new Map(rows.map(({ documentId, content }) => [documentId, content]));
}
