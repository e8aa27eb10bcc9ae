import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { parseSearchQuery } from '../../../shared/archive/search/parse-search-query.ts';
import type { BulkQuery } from '../../../shared/archive/bulk/bulk.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { buildMatchExpressions } from '../search/match-expression.ts';
import { resultsExpression } from '../search/search-store.ts';
import { filterCondition } from '../search/search-filter-store.ts';
import { filteredDocuments, listCondition } from '../documents/document-list-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { downloadColumns, type DownloadRow } from './download-store.ts';

export type BulkSearch = {
  query: BulkQuery;
  isTrashed: boolean;
  limit: number;
  /** Only documents that meet this condition. */
  condition?: SQL;
};

/** Up to `limit` documents that match a query, the newest first. A search without words and filters matches none. */
export async function findBulkDocuments(
  scope: OrganizationScope,
  search: BulkSearch,
): Promise<DownloadRow[]> {
  const matching = matchingDocuments(scope, search);
  if (!matching) return [];
  const sequences = sql`
    select ${documentsTable.sequence} ${matching} and ${search.condition ?? sql`true`}
    order by ${documentsTable.sequence} desc limit ${search.limit}`;
  return scope.database
    .select(downloadColumns)
    .from(documentsTable)
    .where(sql`${documentsTable.sequence} in (${sequences})`)
    .orderBy(desc(documentsTable.sequence));
}

/** `from … where …` of the documents that match a query; undefined if none can. */
function matchingDocuments(
  scope: OrganizationScope,
  { query, isTrashed }: BulkSearch,
): SQL | undefined {
  if (query.searchQuery.trim() === '') return filteredDocuments(scope, { ...query, isTrashed });
  const parsed = parseSearchQuery(query.searchQuery);
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (!match) return undefined;
  const condition = and(
    eq(documentsTable.organizationId, scope.organizationId),
    isTrashed ? isNotNull(documentsTable.deletedAt) : isNull(documentsTable.deletedAt),
    listCondition(scope, query),
    filterCondition(parsed.filters),
  );
  return sql`
    from document_search cross join ${documentsTable} on ${documentsTable.sequence} = document_search.rowid
    where document_search match (${resultsExpression(scope, match, condition)}) and ${condition}`;
}
