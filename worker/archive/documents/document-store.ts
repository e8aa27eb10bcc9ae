import { eq, gt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { minute } from '../../../shared/time/durations.ts';
import type {
  DocumentDetail,
  DocumentSummary,
} from '../../../shared/archive/documents/document.ts';
import type { KnownFile } from '../../../shared/archive/documents/known-files.ts';
import { presentFindings } from '../../../shared/archive/findings/stored/present-findings.ts';
import { waitingForReader } from '../../../shared/reading/extraction-reasons.ts';
import { limits } from '../../../shared/limits.ts';
import { documentTagSchema } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { coalesce, emptyText, iif, isAmong } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { documentOrigin } from '../activity/origin-store.ts';
import { documentCustomFields } from '../custom-fields/custom-field-store.ts';
import { givenTypeName } from '../document-types/rows/document-type-store.ts';
import { nameFindingOf } from '../findings/rows/name-finding.ts';
import { documentFindingsColumn } from '../findings/rows/finding-column-store.ts';
import { documentFieldColumns } from './rows/field-change-store.ts';
import { isInboxEnabled, titleTemplateOf } from '../settings/archive-settings-store.ts';
import { isDocument, isOneOfDocuments } from './rows/document-condition-store.ts';
import { readText, storedText, textSize } from './rows/document-content-store.ts';
import { documentContentsTable } from './rows/document-content-table.ts';
import { documentsTable, organizationStatisticsTable } from './rows/document-table.ts';
import { nameSortKey } from './rows/name-sort-key.ts';
import { documentWithFile } from './rows/twin-store.ts';

export type NewDocument = Omit<
  typeof documentsTable.$inferInsert,
  'organizationId' | 'sequence' | 'deletedAt' | 'nameSort' | 'isInInbox' | 'isTagged'
> & {
  createdBy: string | null;
};

const documentTagsSchema = z.array(documentTagSchema);

export const documentSummaryColumns = {
  id: documentsTable.id,
  organizationId: documentsTable.organizationId,
  name: documentsTable.name,
  originalName: documentsTable.originalName,
  originalSize: documentsTable.originalSize,
  mimeType: documentsTable.mimeType,
  fileVersion: documentsTable.fileVersion,
  extractionState: documentsTable.extractionState,
  extractionReason: documentsTable.extractionReason,
  recognition: documentsTable.recognition,
  hasThumbnail: documentsTable.hasThumbnail,
  isInInbox: documentsTable.isInInbox,
  createdAt: documentsTable.createdAt,
  updatedAt: documentsTable.updatedAt,
  deletedAt: documentsTable.deletedAt,
  deletedBy: documentsTable.deletedBy,
  version: documentsTable.version,
  ...documentFieldColumns,
  isPaid: documentsTable.isPaid,
  archiveNumber: documentsTable.archiveNumber,
  fields: documentCustomFields,
  tags: tagsColumn(limits.documentTags.max),
};

/**
 * The tags of a document by name. `max` bounds documents that are older than the limit of tags per
 * document.
 */
function tagsColumn(max: number) {
  // Columns have plain names here: in a query with one table the query builder omits the table
  // name, and `id` would be the id of the tag.
  return sql`(
    select json_group_array(json_object('id', id, 'name', name, 'color', color) order by name_key)
    from (
      select tags.id, tags.name, tags.color, tags.name_key
      from document_tags cross join tags on tags.id = document_tags.tag_id
      where document_tags.document_id = documents.id limit ${literal(max)}))`
    .mapWith((json: string) => documentTagsSchema.parse(JSON.parse(json)))
    .as('tags_json');
}

type DocumentSummaryRow = Omit<DocumentSummary, 'isDeleted'>;

export function toDocumentSummary(row: DocumentSummaryRow): DocumentSummary {
  return { ...row, isDeleted: row.deletedAt !== null };
}

export function insertDocument(
  scope: OrganizationScope,
  document: NewDocument,
  { correspondentId, isLookedAt = false }: { correspondentId?: SQL; isLookedAt?: boolean } = {},
): Statement {
  return scope.database.insert(documentsTable).values({
    ...document,
    ...(correspondentId && { correspondentId }),
    nameSort: nameSortKey(document.name),
    organizationId: scope.organizationId,
    isInInbox: isLookedAt ? false : isInboxEnabled(scope.organizationId),
  });
}

/**
 * The reason why the extraction failed. A text whose extraction has not begun within a minute gets
 * the reason that it waits for a reader.
 */
const shownReason = sql<string | null>`
  case when ${documentsTable.extractionState} = 'pending' and ${documentsTable.recognition} is null
    and coalesce(${documentsTable.extractionRequestedAt}, ${documentsTable.createdAt}) < unixepoch() * 1000 - ${minute}
  then ${waitingForReader} else ${documentsTable.extractionReason} end`.as('shown_reason');

const textColumn = coalesce<string>(storedText, emptyText).mapWith(readText);

export function selectDocument(scope: ReadScope, documentId: string) {
  return selectWithContent(scope, isDocument(scope, documentId), textColumn);
}

export function selectDocuments(scope: ReadScope, documentIds: readonly string[]) {
  return selectWithContent(scope, isOneOfDocuments(scope, documentIds), textColumn);
}

/** In bytes. Reading a text of 1 MB takes about 12 ms, in which nothing else runs. */
const largeText = 50_000;

/**
 * Like `selectDocument`, but the content is null if it is large, so that simultaneous requests do
 * not all read it at once. `withText` reads it.
 */
export function selectWithoutLargeText(scope: ReadScope, documentId: string) {
  const isLarge = gt(textSize, literal(largeText));
  const content = iif<string | null>(isLarge, null, textColumn).mapWith(readText);
  return selectWithContent(scope, isDocument(scope, documentId), content);
}

function selectWithContent<Content extends string | null>(
  scope: ReadScope,
  condition: SQL | undefined,
  content: SQL<Content>,
) {
  return scope.database
    .select({
      ...documentSummaryColumns,
      tags: tagsColumn(-1),
      extractionReason: shownReason,
      fileNumber: documentsTable.fileNumber,
      isContentEdited: documentsTable.isContentEdited,
      eInvoice: documentsTable.eInvoice,
      content: content.as('document_content'),
      notesCount: sql<number>`(
        select count(*) from document_notes
        where document_notes.organization_id = documents.organization_id
          and document_notes.document_id = documents.id)`.as('notes_count'),
      findings: documentFindingsColumn,
      language: documentsTable.language,
      formerName: documentsTable.formerName,
      isNameDismissed: documentsTable.isNameDismissed,
      titleTemplate: titleTemplateOf(scope.organizationId).as('title_template'),
      typeName: givenTypeName.as('type_name'),
      origin: documentOrigin,
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(condition);
}

export type StoredDocument = DocumentDetail & { fileNumber: number };

export type DocumentRow = Awaited<ReturnType<typeof selectDocument>>[number];

export function toDocumentDetail({
  content,
  fileNumber,
  isContentEdited,
  notesCount,
  findings,
  eInvoice,
  origin,
  language,
  formerName,
  isNameDismissed,
  titleTemplate,
  typeName,
  ...summary
}: DocumentRow): StoredDocument {
  const ofName = { language, formerName, isNameDismissed, titleTemplate, typeName };
  const name = nameFindingOf(summary, ofName);
  return {
    ...toDocumentSummary(summary),
    content,
    fileNumber,
    isContentEdited,
    notesCount,
    findings: [...presentFindings(findings, summary), ...(name ? [name] : [])],
    eInvoice,
    origin,
  };
}

export async function findDocument(scope: OrganizationScope, documentId: string) {
  const [row] = await selectDocument(scope, documentId);
  return row && toDocumentDetail(row);
}

export async function findDocumentRow(scope: OrganizationScope, documentId: string) {
  const [row] = await scope.database
    .select()
    .from(documentsTable)
    .where(isDocument(scope, documentId));
  return row;
}

export function selectSummary(scope: OrganizationScope, documentId: string) {
  return scope.database
    .select(documentSummaryColumns)
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

/** Returns the active document that has a file, or else the last added one in the trash. */
export async function findDocumentByHash(scope: OrganizationScope, sha256: string) {
  const [row] = await scope.database
    .select(documentSummaryColumns)
    .from(documentsTable)
    .where(eq(documentsTable.id, documentWithFile(scope.organizationId, sha256)));
  return row && toDocumentSummary(row);
}

/** Returns one document for each known file, like `findDocumentByHash`. */
export async function findKnownFiles(
  scope: OrganizationScope,
  hashes: readonly string[],
): Promise<KnownFile[]> {
  const found = sql`
    select ${documentWithFile(scope.organizationId, sql`hashes.value`)} from json_each(${JSON.stringify(hashes)}) as hashes`;
  const rows = await scope.database
    .select({
      documentId: documentsTable.id,
      sha256: documentsTable.sha256,
      deletedAt: documentsTable.deletedAt,
    })
    .from(documentsTable)
    .where(isAmong(documentsTable.id, found));
  return rows.map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null }));
}

export function selectStatistics(scope: ReadScope) {
  return scope.database
    .select()
    .from(organizationStatisticsTable)
    .where(eq(organizationStatisticsTable.organizationId, scope.organizationId));
}
