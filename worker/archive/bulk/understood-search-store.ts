import { sql, type SQL } from 'drizzle-orm';
import type {
  SearchFilter,
  SearchQuery,
} from '../../../shared/archive/search/parse-search-query.ts';
import { writtenValue } from '../../../shared/archive/search/syntax/search-pieces.ts';
import { tagSearchKey } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope, SearchScope } from '../../access/organization-scope.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import { runBatch } from '../../database/database.ts';
import { anyOf, hasRowIn, listed } from '../../database/expressions.ts';
import { AppError } from '../../http/app-error.ts';
import { correspondentsNamed } from '../search/filters/correspondent-filter-store.ts';
import { isSender } from '../search/filters/sender-filter-store.ts';
import { tagsTable } from '../tags/tag-table.ts';

/**
 * Throws 400 for an unknown filter, because the other filters may match more documents than
 * intended.
 */
export function assertUnderstood({ unknownTerms }: SearchQuery): void {
  refuse(unknownTerms.map(({ term }) => term));
}

type NameFilter = Extract<SearchFilter, { kind: 'tag' | 'correspondent' }>;

/**
 * Throws 400 for an excluded tag, correspondent or sender that does not exist, because it would
 * exclude nothing.
 */
export async function assertExclusionsExist(
  scope: OrganizationScope,
  { filters }: SearchQuery,
): Promise<void> {
  if (excludedNames(filters).length === 0) return;
  const [missing = []] = await inTurn(scope, () => findMissingExclusions(scope, [filters]));
  refuse(missing.map(({ kind, name }) => `-${kind}:${writtenValue(name)}`));
}

export async function findMissingExclusions(
  scope: SearchScope,
  searches: readonly (readonly SearchFilter[])[],
): Promise<NameFilter[][]> {
  const excluded = searches.map(excludedNames);
  const selects = excluded
    .filter((filters) => filters.length > 0)
    .map((filters) =>
      scope.database.all<{ found: string }>(
        sql`select json_array(${listed(...filters.map((filter) => isThere(scope, filter)))}) as found`,
      ),
    );
  const rows = selects.length === 0 ? [] : await runBatch(scope.database, selects);
  const results = rows.values() as Iterator<{ found: string }[]>;
  return excluded.map((filters) => {
    if (filters.length === 0) return [];
    const [row] = results.next().value ?? [];
    const found = JSON.parse(row?.found ?? '[]') as number[];
    return filters.filter((_, index) => found[index] !== 1);
  });
}

function excludedNames(filters: readonly SearchFilter[]): NameFilter[] {
  return filters.filter(isByName).filter(({ isExcluded }) => isExcluded);
}

function isByName(filter: SearchFilter): filter is NameFilter {
  return filter.kind === 'tag' || filter.kind === 'correspondent';
}

function isThere(scope: SearchScope, filter: NameFilter): SQL {
  if (filter.kind === 'correspondent') {
    return anyOf(hasRowIn(correspondentsNamed(scope, filter)), isSender(scope, filter));
  }
  return sql`exists (
    select 1 from ${tagsTable}
    where ${tagsTable.organizationId} = ${scope.organizationId} and ${tagsTable.searchKey} = ${tagSearchKey(filter.name)})`;
}

function refuse(terms: readonly string[]): void {
  if (terms.length === 0) return;
  const message = `Unknown filters: ${terms.join(' ')}`;
  throw new AppError('request.invalid', {
    details: [{ path: 'filter.query.searchQuery', message }],
  });
}
