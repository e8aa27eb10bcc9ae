import { and, asc, desc, eq, isNotNull, isNull, ne, not } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { idsIn, isAmong, unindexed, valueOf } from '../../database/expressions.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentFieldColumns } from '../documents/rows/field-change-store.ts';
import { documentFindingsColumn } from '../findings/rows/finding-column-store.ts';
import { partnersOf } from './pair-store.ts';
import { documentPairsTable } from './pair-table.ts';

export const relatedColumns = {
  id: documentsTable.id,
  name: documentsTable.name,
  mimeType: documentsTable.mimeType,
  hasThumbnail: documentsTable.hasThumbnail,
  createdAt: documentsTable.createdAt,
  documentDate: documentFieldColumns.documentDate,
  correspondent: documentFieldColumns.correspondent,
  documentType: documentFieldColumns.documentType,
  totalAmount: documentFieldColumns.totalAmount,
};

const mostProposed = 20;
/** Shorter references occur in documents of other correspondents by chance. */
const shortestReference = 6;

export function selectLinked(scope: ReadScope, documentId: string) {
  return scope.database
    .select(relatedColumns)
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(documentsTable.organizationId), scope.organizationId),
        isNull(documentsTable.deletedAt),
        isAmong(documentsTable.id, partnersOf(scope, documentId, ['linked'])),
      ),
    )
    .orderBy(desc(documentsTable.documentDate), desc(documentsTable.sequence));
}

export function selectSubject(scope: ReadScope, documentId: string) {
  return scope.database
    .select({
      id: documentsTable.id,
      correspondentId: documentsTable.correspondentId,
      reference: documentsTable.reference,
      isDeleted: valueOf<number>(isNotNull(documentsTable.deletedAt)).as('is_deleted'),
      findings: documentFindingsColumn,
    })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

export type SubjectRow = Awaited<ReturnType<typeof selectSubject>>[number];

export function findProposed(
  scope: ReadScope,
  { id, correspondentId }: Pick<SubjectRow, 'id' | 'correspondentId'>,
  referenceKey: string,
) {
  return scope.database
    .select({
      ...relatedColumns,
      reference: valueOf<string>(documentsTable.reference).as('proposed_reference'),
    })
    .from(documentsTable)
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        isNull(documentsTable.deletedAt),
        eq(documentsTable.referenceKey, referenceKey),
        referenceKey.length < shortestReference
          ? eq(documentsTable.correspondentId, correspondentId ?? '')
          : undefined,
        ne(documentsTable.id, id),
        not(isAmong(documentsTable.id, partnersOf(scope, id, ['linked', 'unrelated']))),
      ),
    )
    .orderBy(desc(documentsTable.sequence))
    .limit(mostProposed);
}

export async function findPairsOfDocuments(scope: OrganizationScope, documentIds: string[]) {
  const { organizationId, firstId, secondId, kind } = documentPairsTable;
  const pairsOf = (own: IdColumn, other: IdColumn) =>
    scope.database
      .select({
        documentId: valueOf<string>(own).as('document_id'),
        sha256: documentsTable.sha256,
        kind,
      })
      .from(documentPairsTable)
      .innerJoin(documentsTable, eq(documentsTable.id, other))
      .where(
        and(
          eq(organizationId, scope.organizationId),
          idsIn(own, documentIds),
          isNull(documentsTable.deletedAt),
        ),
      );
  const rows = await unionAll(pairsOf(firstId, secondId), pairsOf(secondId, firstId)).orderBy(
    asc(documentsTable.sha256),
    asc(kind),
  );
  return Map.groupBy(rows, ({ documentId }) => documentId);
}

type IdColumn = typeof documentPairsTable.firstId | typeof documentPairsTable.secondId;
