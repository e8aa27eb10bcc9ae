import type { SearchableField } from '../../../shared/archive/custom-fields/custom-filter.ts';
import {
  customKeysIn,
  parseSearchQuery,
  type SearchQuery,
} from '../../../shared/archive/search/parse-search-query.ts';
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

/** Parses a search with the custom fields it names, which are read unless they are there already. */
export async function parseSearch(
  scope: OrganizationScope,
  searchQuery: string,
  selected?: CustomFieldRow[],
): Promise<SearchQuery> {
  if (customKeysIn(searchQuery).length === 0) return parseSearchQuery(searchQuery);
  const rows = selected ?? (await selectSearchedFields(scope, searchQuery));
  return parseSearchQuery(searchQuery, await toSearchable(scope, rows));
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
