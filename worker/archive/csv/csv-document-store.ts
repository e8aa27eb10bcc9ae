import { and, eq, isNull } from 'drizzle-orm';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { idsIn, unindexed } from '../../database/expressions.ts';
import { documentSummaryColumns, toDocumentSummary } from '../documents/document-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

export async function findInOrder(
  scope: OrganizationScope,
  sequences: readonly number[],
): Promise<DocumentSummary[]> {
  const rows = await scope.database
    .select({ ...documentSummaryColumns, sequence: documentsTable.sequence })
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(documentsTable.organizationId), scope.organizationId),
        isNull(documentsTable.deletedAt),
        idsIn(documentsTable.sequence, sequences),
      ),
    );
  const bySequence = new Map(
    rows.map(({ sequence, ...row }) => [sequence, toDocumentSummary(row)]),
  );
  return sequences.flatMap((sequence) => bySequence.get(sequence) ?? []);
}
