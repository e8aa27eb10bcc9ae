import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { BulkFilter, BulkQuery } from '../../../shared/archive/bulk/bulk.ts';
import type { SearchQuery } from '../../../shared/archive/search/parse-search-query.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { subquery } from '../../database/expressions.ts';
import type { CustomFieldRow } from '../custom-fields/custom-field-store.ts';
import { parseSearch } from '../custom-fields/search/parse-search.ts';
import { filteredDocuments } from '../documents/list/document-list-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { isSelected, namedDocuments } from '../documents/selection/document-selection-store.ts';
import { selectMatches } from '../search/filters/filter-matches-store.ts';
import { buildMatchExpressions } from '../search/words/match-expression.ts';
import { foundDocuments, wasCreatedUntil } from './bulk-query-store.ts';
import { assertUnderstood } from './understood-search-store.ts';

export const noMatch = sql.raw('select 1 as sequence where false');

/**
 * Selects the sequences of the active documents of a filter. `searched` are the custom fields that
 * its search names. Throws 400 for an unknown filter in the search.
 */
export async function selectFiltered(
  scope: OrganizationScope,
  { documentIds, query }: BulkFilter,
  searched?: CustomFieldRow[],
): Promise<SQL> {
  if (documentIds) {
    return subquery
      .select({ sequence: documentsTable.sequence })
      .from(documentsTable)
      .where(and(isSelected(scope, namedDocuments(documentIds)), isNull(documentsTable.deletedAt)))
      .getSQL();
  }
  if (!query) throw new Error('A bulk request without documents passed validation');
  const parsed = await parseSearch(scope, query.searchQuery, { fields: searched });
  assertUnderstood(parsed);
  return selectMatching(scope, query, parsed) ?? noMatch;
}

/**
 * Selects the sequences of active documents that match a query; undefined if no document can match.
 * A search that consists of filters only is read from the index of one filter, not from the text
 * index.
 */
export function selectMatching(
  scope: OrganizationScope,
  query: BulkQuery,
  parsed: SearchQuery,
): SQL | undefined {
  const until = wasCreatedUntil(query);
  if (query.searchQuery.trim() === '') {
    return sql`select ${documentsTable.sequence} ${filteredDocuments(scope, query)} and ${until}`;
  }
  const { filters } = parsed;
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (match?.isEveryDocument) {
    return sql`${selectMatches(scope, { filters, listFilter: query })} and ${until}`;
  }
  const found = foundDocuments(scope, { query, isTrashed: false, parsed });
  return (
    found &&
    sql`
      with ${found.tables}
      select distinct ${documentsTable.sequence} from results cross join ${found.matching} and ${until}`
  );
}
