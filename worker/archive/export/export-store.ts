import { and, asc, between, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { ExportRange } from '../../../shared/archive/export/export.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { idsIn } from '../../database/expressions.ts';
import { readText, storedText, textSize } from '../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { documentSummaryColumns, toDocumentSummary } from '../documents/document-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

export type ExportRow = Awaited<ReturnType<typeof findExportRows>>[number];

/**
 * Active documents by time and hash, divided into parts of `length`. Each part has the times and hashes of its first and
 * last document, and its size.
 */
export async function findExportRanges(scope: OrganizationScope, length: number) {
  const rows = await scope.database.all<{
    from: number;
    until: number;
    fromSha256: string;
    untilSha256: string;
    count: number;
  }>(sql`
    select min(created_at) as "from", max(created_at) as "until", count(*) as count,
      max(iif(is_first, sha256, '')) as "fromSha256", max(iif(is_last, sha256, '')) as "untilSha256"
    from (
      select created_at, sha256, place / cast(${length} as integer) as part, place % cast(${length} as integer) = 0 as is_first,
        place % cast(${length} as integer) = cast(${length} as integer) - 1 or place = count - 1 as is_last
      from (
        select created_at, sha256, row_number() over (order by created_at, sha256) - 1 as place, count(*) over () as count
        from ${documentsTable}
        where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null))
    group by part order by part`);
  return rows.map(({ from, until, count, ...hashes }) => ({
    ...hashes,
    from: new Date(from),
    until: new Date(until),
    documentsCount: count,
  }));
}

/**
 * Up to `limit` active documents of a range (inclusive), the oldest first. The order is the same wherever the documents
 * are imported.
 */
export async function findExportRows(
  scope: OrganizationScope,
  { from, until, fromSha256, untilSha256 }: ExportRange,
  limit: number,
) {
  const { createdAt, sha256 } = documentsTable;
  const rows = await scope.database
    .select({
      ...documentSummaryColumns,
      sha256,
      isContentEdited: documentsTable.isContentEdited,
      textBytes: sql<number>`coalesce((
        select ${textSize} from ${documentContentsTable}
        where document_contents.document_id = documents.id), 0)`.as('text_bytes'),
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
        between(createdAt, from, until),
        fromSha256 ? or(gt(createdAt, from), gte(sha256, fromSha256)) : undefined,
        untilSha256 ? or(lt(createdAt, until), lte(sha256, untilSha256)) : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(sha256))
    .limit(limit);
  return rows.map(({ sha256: hash, isContentEdited, textBytes, hasNotes, ...row }) => ({
    ...toDocumentSummary(row),
    sha256: hash,
    isContentEdited,
    textBytes,
    hasNotes,
  }));
}

export async function findHashes(
  scope: OrganizationScope,
  documentIds: string[],
): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await scope.database
    .select({ id: documentsTable.id, sha256: documentsTable.sha256 })
    .from(documentsTable)
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        isNull(documentsTable.deletedAt),
        idsIn(documentsTable.id, documentIds),
      ),
    );
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

export async function findTexts(scope: OrganizationScope, documentIds: string[]) {
  const rows = await scope.database
    .select({
      documentId: documentContentsTable.documentId,
      content: storedText,
    })
    .from(documentContentsTable)
    .where(
      and(
        eq(documentContentsTable.organizationId, scope.organizationId),
        idsIn(documentContentsTable.documentId, documentIds),
      ),
    );
  return new Map(rows.map(({ documentId, content }) => [documentId, readText(content)]));
}
