import { eq, sql } from 'drizzle-orm';
import type {
  DocumentsQuery,
  DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { columnOf, listed } from '../../../database/expressions.ts';
import {
  hasCounter,
  selectCount,
  shownCount,
  type DocumentsPage,
} from '../../documents/list/document-list-store.ts';
import { orderTerms, type DocumentOrder } from '../../documents/list/document-order-store.ts';
import { documentSummaryColumns, toDocumentSummary } from '../../documents/document-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { countedTable } from './filter-matches-store.ts';
import { pageTables, type FilterSearch } from './filter-page-store.ts';
import { sourceOf } from './search-source-store.ts';

export async function findFiltered(
  scope: SearchScope,
  search: FilterSearch,
): Promise<{ documents: DocumentSummary[]; matchesCount: number }> {
  const rows = await selectFiltered(scope, search);
  return { documents: documentsOf(rows), matchesCount: rows[0]?.matchesCount ?? 0 };
}

export async function findTagged(
  scope: SearchScope,
  query: DocumentsQuery,
  order: DocumentOrder,
): Promise<DocumentsPage> {
  const search = { filters: [], listFilter: query, page: query, order };
  if (!hasCounter(query)) {
    const { documents, matchesCount } = await findFiltered(scope, search);
    return { documents, ...shownCount(matchesCount, query) };
  }
  const { rows, counts } = await batch(scope.database, {
    rows: selectFiltered(scope, search),
    counts: selectCount(scope, query),
  });
  return { documents: documentsOf(rows), ...shownCount(counts[0]?.documentsCount ?? 0, query) };
}

function selectFiltered(scope: SearchScope, search: FilterSearch) {
  const source = sourceOf(scope, search);
  const found = sql`(
    with ${listed(countedTable(scope, search), ...pageTables(scope, search, source))}
    select matches_count, on_page.value as sequence
    from page left join json_each(page.sequences) as on_page on true) as found`;
  return scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: columnOf<number>('found', 'matches_count').as('matches_count'),
    })
    .from(found)
    .leftJoin(documentsTable, eq(documentsTable.sequence, columnOf('found', 'sequence')))
    .orderBy(orderTerms(search.order));
}

function documentsOf(rows: Awaited<ReturnType<typeof selectFiltered>>): DocumentSummary[] {
  return rows.flatMap(({ document }) => (document?.id ? [toDocumentSummary(document)] : []));
}
