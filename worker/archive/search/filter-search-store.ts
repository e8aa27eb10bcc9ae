import { sql } from 'drizzle-orm';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentSummaryColumns, toDocumentSummary } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { countedTable } from './filter-matches-store.ts';
import { termsOf } from './filter-order-store.ts';
import { pageTables, type FilterSearch } from './filter-page-store.ts';
import { sourceOf } from './search-source-store.ts';

/**
 * One page of the documents that match filters only, and their number, at most `maxCount` + 1. The text index is not read: it
 * has nothing to say about them.
 */
export async function findFiltered(
  scope: OrganizationScope,
  search: FilterSearch,
): Promise<{ documents: DocumentSummary[]; matchesCount: number }> {
  const source = sourceOf(scope, search);
  const found = sql`(
    with ${sql.join([countedTable(scope, search), ...pageTables(scope, search, source)], sql`, `)}
    select matches_count, document.value as sequence
    from page left join json_each(page.sequences) as document on true) as found`;
  const rows = await scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
    })
    .from(found)
    .leftJoin(documentsTable, sql`${documentsTable.sequence} = found.sequence`)
    .orderBy(termsOf(search.order, source));
  return {
    // The row of an empty page has only the count.
    documents: rows.flatMap(({ document }) => (document?.id ? [toDocumentSummary(document)] : [])),
    matchesCount: rows[0]?.matchesCount ?? 0,
  };
}
