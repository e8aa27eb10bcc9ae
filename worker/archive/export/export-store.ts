import { and, asc, between, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { ExportRange } from '../../../shared/archive/export/export.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { idsIn } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { readText, storedText, textSize } from '../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { documentSummaryColumns, toDocumentSummary } from '../documents/document-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

export type ExportRow = Awaited<ReturnType<typeof findExportRows>>[number];

/**
 * Returns active documents by time and hash, divided into parts of `length`. Each part has the
 * times and hashes of its first and last document, and its size. The parts are counted by time and
 * sequence, in the order of an index of which this reads one row for each document; hashes are only
 * compared between documents that were added at the same moment as the first or last of a part.
 */
export async function findExportRanges(scope: OrganizationScope, length: number) {
  const active = sql`documents indexed by documents_by_created_at
    where organization_id = ${scope.organizationId} and deleted_at is null`;
  const behindFormer = (skipped: number) => sql`(
    select sequence from (
      select created_at, sequence from ${active} and created_at = former.created_at and sequence > former.sequence
      union all
      select created_at, sequence from ${active} and created_at > former.created_at
      order by created_at, sequence limit 1 offset ${literal(skipped)}))`;
  const nextPart = sql`select ${behindFormer(0)}, ${behindFormer(length - 1)}`;
  const rows = await scope.database.all<{
    from: number;
    until: number;
    fromSha256: string;
    untilSha256: string;
    count: number;
  }>(sql`
    with recursive parts (first, last) as (
      ${nextPart} from (select ${literal(Number.MIN_SAFE_INTEGER)} as created_at, 0 as sequence) as former
      union all
      ${nextPart} from parts cross join documents as former on former.sequence = parts.last
    ),
    ends as materialized (
      select first, last is null as is_rest,
        ifnull(last, (select sequence from ${active} order by created_at desc, sequence desc limit 1)) as last
      from parts where first is not null
    ),
    places as materialized (
      select sequence, created_at, sha256, row_number() over (partition by created_at order by sequence) as place,
        row_number() over (partition by created_at order by sha256) as place_by_hash
      from ${active} and created_at in (
        select created_at from documents where sequence in (select first from ends union all select last from ends))
    )
    select one.created_at as "from", one.sha256 as "fromSha256", other.created_at as "until", other.sha256 as "untilSha256",
      iif(is_rest, (
        select count(*) from ${active} and created_at >= head.created_at
          and (created_at > head.created_at or sequence >= head.sequence)), ${literal(length)}) as count
    from ends
    join places as head on head.sequence = ends.first
    join places as tail on tail.sequence = ends.last
    join places as one on one.created_at = head.created_at and one.place_by_hash = head.place
    join places as other on other.created_at = tail.created_at and other.place_by_hash = tail.place
    order by one.created_at, one.sha256`);
  return rows.map(({ from, until, count, ...hashes }) => ({
    ...hashes,
    from: new Date(from),
    until: new Date(until),
    documentsCount: count,
  }));
}

/**
 * Returns up to `limit` active documents of a range (inclusive), the oldest first. The order is the
 * same in every archive that imports the documents.
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
      fileNumber: documentsTable.fileNumber,
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
  return rows.map(({ sha256: hash, fileNumber, isContentEdited, textBytes, hasNotes, ...row }) => ({
    ...toDocumentSummary(row),
    sha256: hash,
    fileNumber,
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
