import type { SearchableField } from '../../../../shared/archive/custom-fields/custom-filter.ts';
import {
  customKeysIn,
  parseSearchQuery,
  type SearchQuery,
} from '../../../../shared/archive/search/parse-search-query.ts';
import { AppError } from '../../../http/app-error.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import {
  selectCustomFieldsByKey,
  toCustomField,
  type CustomFieldRow,
} from '../custom-field-store.ts';
import { findPeople } from '../stored/find-people.ts';

export function selectSearchedFields(scope: ReadScope, searchQuery: string) {
  return selectCustomFieldsByKey(scope, customKeysIn(searchQuery));
}

/** More filters could make a statement that D1 does not accept. */
export const maxFilters = 10;

/**
 * Parses a search. The custom fields that it names are read unless they are given. Throws `search.too_many_filters`,
 * because a search with fewer filters would find other documents.
 */
export async function parseSearch(
  scope: OrganizationScope,
  searchQuery: string,
  selected?: CustomFieldRow[],
): Promise<SearchQuery> {
  const parsed =
    customKeysIn(searchQuery).length === 0
      ? parseSearchQuery(searchQuery)
      : parseSearchQuery(
          searchQuery,
          await toSearchable(scope, selected ?? (await selectSearchedFields(scope, searchQuery))),
        );
  if (parsed.filters.length <= maxFilters) return parsed;
  throw new AppError('search.too_many_filters');
}

/** Reads the custom fields that several searches name at once, and returns the function that parses each search. */
export async function searchParser(
  scope: OrganizationScope,
  searchQueries: readonly string[],
): Promise<(searchQuery: string) => SearchQuery> {
  const keys = searchQueries.flatMap(customKeysIn);
  const rows = keys.length === 0 ? [] : await selectCustomFieldsByKey(scope, keys);
  const fields = await toSearchable(scope, rows);
  return (searchQuery) => parseSearchQuery(searchQuery, fields);
}

async function toSearchable(
  scope: OrganizationScope,
  rows: readonly CustomFieldRow[],
): Promise<SearchableField[]> {
  const people = rows.some(({ type }) => type === 'person') ? await findPeople(scope) : [];
  return rows.map((row) => ({ ...toCustomField(row), people }));
}
