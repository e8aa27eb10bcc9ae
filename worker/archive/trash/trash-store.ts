import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import type { Change } from '../../outbox/commit.ts';
import { isSelected, type DocumentSelection } from '../bulk/document-selection-store.ts';
import {
  documentSummaryColumns,
  eventsOfDocuments,
  selectStatistics,
  toDocumentSummary,
  type DocumentSummaryRow,
} from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';

/** Moves those of a selection that live into the trash; answers their ids. */
export function trashChange(scope: OrganizationScope, selection: DocumentSelection): Change {
  const living = and(isSelected(scope, selection), isNull(documentsTable.deletedAt));
  return {
    eventSources: [eventsOfDocuments('document.deleted', living)],
    statements: [
      scope.database
        .update(documentsTable)
        .set({ deletedAt: scope.platform.clock.now(), deletedBy: userIdOf(scope.actor) })
        .where(living)
        .returning({ id: documentsTable.id }),
    ],
  };
}

/** Takes those of a selection that lie in the trash out of it; answers their ids. */
export function restoreChange(scope: OrganizationScope, selection: DocumentSelection): Change {
  const trashed = and(isSelected(scope, selection), isNotNull(documentsTable.deletedAt));
  return {
    eventSources: [eventsOfDocuments('document.restored', trashed)],
    statements: [
      scope.database
        .update(documentsTable)
        .set({ deletedAt: null, deletedBy: null })
        .where(trashed)
        .returning({ id: documentsTable.id }),
    ],
  };
}

/** One page of the trash, last deleted first, and how many documents lie in it. */
export async function findTrashedDocuments(
  scope: OrganizationScope,
  page: Pagination,
): Promise<{ documents: DocumentSummary[]; documentsCount: number }> {
  const { database, organizationId } = scope;
  const order = [desc(documentsTable.deletedAt), desc(documentsTable.sequence)];
  const sequences = database
    .select({ sequence: documentsTable.sequence })
    .from(documentsTable)
    .where(
      and(eq(documentsTable.organizationId, organizationId), isNotNull(documentsTable.deletedAt)),
    )
    .orderBy(...order)
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize);
  const [rows, statistics] = (await runBatch(database, [
    database
      .select(documentSummaryColumns)
      .from(documentsTable)
      .where(sql`${documentsTable.sequence} in ${sequences}`)
      .orderBy(...order),
    selectStatistics(scope),
  ])) as [DocumentSummaryRow[], { trashedCount: number }[]];
  return {
    documents: rows.map(toDocumentSummary),
    documentsCount: statistics[0]?.trashedCount ?? 0,
  };
}
