import { and, eq, sql, type SQL } from 'drizzle-orm';
import type {
  DocumentDetail,
  DocumentSummary,
} from '../../../shared/archive/documents/document.ts';
import type { DomainEventType } from '../../../shared/events.ts';
import type { DocumentTag } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import type { EventSource } from '../../database/events.ts';
import { documentContentsTable } from '../reading/document-content-table.ts';
import { documentsTable, organizationStatisticsTable } from './document-table.ts';

export type NewDocument = Omit<
  typeof documentsTable.$inferInsert,
  'organizationId' | 'sequence' | 'deletedAt'
> & {
  createdBy: string | null;
};

/** Columns of a document in a list, its tags as JSON among them; `toDocumentSummary` reads such a row. */
export const documentSummaryColumns = {
  id: documentsTable.id,
  organizationId: documentsTable.organizationId,
  name: documentsTable.name,
  originalName: documentsTable.originalName,
  originalSize: documentsTable.originalSize,
  mimeType: documentsTable.mimeType,
  extractionState: documentsTable.extractionState,
  extractionReason: documentsTable.extractionReason,
  createdAt: documentsTable.createdAt,
  updatedAt: documentsTable.updatedAt,
  deletedAt: documentsTable.deletedAt,
  deletedBy: documentsTable.deletedBy,
  version: documentsTable.version,
  // Names in full: of a query with one table the builder leaves the table out, and `id` would be the tag's.
  tagsJson: sql<string>`(
    select json_group_array(json_object('id', tags.id, 'name', tags.name, 'color', tags.color) order by tags.name_key)
    from document_tags inner join tags on tags.id = document_tags.tag_id
    where document_tags.document_id = documents.id)`.as('tags_json'),
};

export type DocumentSummaryRow = Omit<DocumentSummary, 'isDeleted' | 'tags'> & { tagsJson: string };

export function toDocumentSummary({ tagsJson, ...row }: DocumentSummaryRow): DocumentSummary {
  return { ...row, isDeleted: row.deletedAt !== null, tags: JSON.parse(tagsJson) as DocumentTag[] };
}

export function insertDocument(scope: OrganizationScope, document: NewDocument): Statement {
  return scope.database
    .insert(documentsTable)
    .values({ ...document, organizationId: scope.organizationId });
}

/** A document with its text: one row or none, which `toDocumentDetail` reads. */
export function selectDocument(scope: ReadScope, documentId: string) {
  return scope.database
    .select({
      ...documentSummaryColumns,
      content: sql<string>`coalesce(${documentContentsTable.content}, '')`.as('document_content'),
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(isDocument(scope, documentId));
}

export type DocumentRow = Awaited<ReturnType<typeof selectDocument>>[number];

export function toDocumentDetail({ content, ...summary }: DocumentRow): DocumentDetail {
  return { ...toDocumentSummary(summary), content };
}

export async function findDocument(scope: OrganizationScope, documentId: string) {
  const [row] = await selectDocument(scope, documentId);
  return row && toDocumentDetail(row);
}

/** Whether there is such a document, living or trashed: one row or none. */
export function selectDocumentExists(scope: ReadScope, documentId: string) {
  return scope.database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

/** The bare row, for verbs and jobs that decide by it. */
export async function findDocumentRow(scope: OrganizationScope, documentId: string) {
  const [row] = await scope.database
    .select()
    .from(documentsTable)
    .where(isDocument(scope, documentId));
  return row;
}

export async function findDocumentByHash(scope: OrganizationScope, sha256: string) {
  const [row] = await scope.database
    .select(documentSummaryColumns)
    .from(documentsTable)
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        eq(documentsTable.sha256, sha256),
      ),
    );
  return row && toDocumentSummary(row);
}

/** An event for each document that meets `condition`; `data` is the rest of the event, or another name. */
export function eventsOfDocuments(
  type: DomainEventType,
  condition: SQL | undefined,
  data: Record<string, unknown> = {},
): EventSource {
  return {
    type,
    events: sql`
      select json_patch(
        json_object('documentId', ${documentsTable.id}, 'name', ${documentsTable.name}),
        ${JSON.stringify({ ...data, type })}) as event
      from ${documentsTable} where ${condition}`,
  };
}

export function isDocument(scope: ReadScope, documentId: string) {
  return and(
    eq(documentsTable.id, documentId),
    eq(documentsTable.organizationId, scope.organizationId),
  );
}

export function selectStatistics(scope: OrganizationScope) {
  return scope.database
    .select()
    .from(organizationStatisticsTable)
    .where(eq(organizationStatisticsTable.organizationId, scope.organizationId));
}
