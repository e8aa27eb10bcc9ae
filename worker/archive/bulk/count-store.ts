import type { SQL } from 'drizzle-orm';
import type { BulkQuery } from '../../../shared/archive/bulk/bulk.ts';
import { queryCost, type DocumentsCount } from '../../../shared/archive/bulk/totals.ts';
import type { SearchQuery } from '../../../shared/archive/search/parse-search-query.ts';
import { limits } from '../../../shared/limits.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { runInShortBatches } from '../../database/adapters/short-batches.ts';
import { maxFilters, searchParser } from '../custom-fields/search/parse-search.ts';
import { countUpTo, hasCounter, selectCount } from '../documents/list/document-list-store.ts';
import { maxCount } from '../documents/list/max-count.ts';
import { noMatch, selectMatching } from './matching-store.ts';

export async function countDocuments(
  scope: OrganizationScope,
  queries: BulkQuery[],
): Promise<DocumentsCount[]> {
  const possible = queries.map(({ searchQuery }) => searchQuery).filter(isShortEnough);
  const parse = await searchParser(scope, possible);
  const statements = queries.map((query) => ({
    cost: 1 + queryCost(query),
    build: () => countOf(scope, query, parse),
  }));
  const counts = (await runInShortBatches(scope.database, statements, (read) =>
    inTurn(scope, read),
  )) as { documentsCount: number }[][];
  return counts.map(([row], index) => {
    const count = row?.documentsCount ?? 0;
    const isCountCapped = !isCounter(queries[index]) && count > maxCount;
    return { documentsCount: isCountCapped ? maxCount : count, isCountCapped };
  });
}

function isCounter(query: BulkQuery | undefined): boolean {
  return query !== undefined && query.searchQuery.trim() === '' && hasCounter(query);
}

type Parse = (searchQuery: string) => SearchQuery;

function countOf(scope: OrganizationScope, query: BulkQuery, parse: Parse): Statement {
  if (query.searchQuery.trim() === '') return selectCount(scope, query);
  return countUpTo(scope, maxCount + 1, selectPossible(scope, query, parse) ?? noMatch);
}

/** Returns undefined for a search that is refused, so that the other searches are still counted. */
function selectPossible(scope: OrganizationScope, query: BulkQuery, parse: Parse): SQL | undefined {
  if (!isShortEnough(query.searchQuery)) return undefined;
  const parsed = parse(query.searchQuery);
  return parsed.filters.length <= maxFilters ? selectMatching(scope, query, parsed) : undefined;
}

function isShortEnough(searchQuery: string): boolean {
  return searchQuery.length <= limits.searchQuery.max;
}
