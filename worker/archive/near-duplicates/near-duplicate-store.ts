import { eq, isNotNull, not, sql } from 'drizzle-orm';
import { comparedLength } from '../../../shared/archive/near-duplicates/text-signature.ts';
import { pairKinds } from '../../../shared/archive/related/related.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { coalesce, columnOf, emptyText, isAmong, valueOf } from '../../database/expressions.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { readText, storedBeginning } from '../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { partnersOf } from '../related/pair-store.ts';
import { relatedColumns } from '../related/related-store.ts';
import { similarDocuments } from '../tag-proposals/similar-document-store.ts';

const mostCandidates = 10;

const beginning = coalesce<string>(storedBeginning(comparedLength), emptyText).mapWith(readText);

export function selectSubject(scope: ReadScope, documentId: string) {
  return scope.database
    .select({
      id: documentsTable.id,
      sequence: documentsTable.sequence,
      correspondentId: documentsTable.correspondentId,
      isDeleted: valueOf<number>(isNotNull(documentsTable.deletedAt)).as('is_deleted'),
      text: beginning.as('subject_text'),
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(isDocument(scope, documentId));
}

export type SubjectRow = Awaited<ReturnType<typeof selectSubject>>[number];

/**
 * Returns the active documents that share most of these words with a document, with the beginnings
 * of their texts, without those that a person has decided about.
 */
export function findCandidates(
  scope: OrganizationScope,
  { id, sequence, correspondentId }: Omit<SubjectRow, 'text' | 'isDeleted'>,
  words: string[][],
) {
  const similar = similarDocuments(
    scope,
    { sequence, correspondentId, words },
    {
      column: sql`${documentsTable.sequence} as sequence`,
      condition: not(isAmong(documentsTable.id, partnersOf(scope, id, pairKinds))),
      most: mostCandidates,
      // Other documents of the same sender contain most words too.
      prefersRareWords: true,
    },
  );
  return scope.database
    .select({ ...relatedColumns, text: beginning.as('candidate_text') })
    .from(sql`(${similar}) as similar`)
    .innerJoin(documentsTable, eq(documentsTable.sequence, columnOf('similar', 'sequence')))
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(eq(documentsTable.organizationId, scope.organizationId))
    .orderBy(sql`similar.similarity desc`);
}
