import type { SearchableField } from '../../../shared/archive/custom-fields/custom-filter.ts';
import {
  customKeysIn,
  parseSearchQuery,
  type SearchQuery,
} from '../../../shared/archive/search/parse-search-query.ts';
import { AppError } from '../../http/app-error.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import {
  selectCustomFieldsByKey,
  toCustomField,
  type CustomFieldRow,
} from './custom-field-store.ts';
import { findPeople } from './find-people.ts';

/** Selects the custom fields that a search names, for `parseSearch`. */
export function selectSearchedFields(scope: ReadScope, searchQuery: string) {
  return selectCustomFieldsByKey(scope, customKeysIn(searchQuery));
}

/** More could make a statement that D1 does not accept. */
export const maxFilters = 10;

/**
 * Parses a search with the custom fields it names, which are read unless they are there already. Throws
 * `search.too_many_filters`: without some of them, it would find other documents.
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

/** The same for several searches at once: returns what parses each of them. */
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
