import type { SearchableField } from '../../../../shared/archive/custom-fields/custom-filter.ts';
import {
  customKeysIn,
  parseSearchQuery,
  type SearchQuery,
} from '../../../../shared/archive/search/parse-search-query.ts';
import type { Moment } from '../../../../shared/archive/search/syntax/search-filters.ts';
import { namesPeople, type Uploaders } from '../../../../shared/archive/search/syntax/uploaders.ts';
import { recordedActorOf } from '../../../access/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { always, never } from '../../../database/expressions.ts';
import { selectCustomFields, toCustomField, type CustomFieldRow } from '../custom-field-store.ts';
import { findPeople } from '../stored/find-people.ts';

/** Selects all custom fields for a search that may name one, as one of them may be meant by a key that there is not. */
export function selectSearchedFields(scope: ReadScope, searchQuery: string) {
  return selectCustomFields(scope, customKeysIn(searchQuery).length > 0 ? always : never);
}

/** More filters could make a statement that D1 does not accept. */
export const maxFilters = 10;

/**
 * Parses a search. The custom fields and members that it names are read unless they are given. Throws `search.too_many_filters`,
 * because a search with fewer filters would find other documents.
 */
export async function parseSearch(
  scope: OrganizationScope,
  searchQuery: string,
  selected?: CustomFieldRow[],
  members?: Uploaders['people'],
): Promise<SearchQuery> {
  const keys = customKeysIn(searchQuery);
  const rows =
    keys.length === 0 ? [] : (selected ?? (await selectSearchedFields(scope, searchQuery)));
  const fields = await toSearchable(scope, rows, keys);
  const uploaders = await uploadersOf(scope, [searchQuery], members);
  const parsed = parseSearchQuery(searchQuery, fields, momentOf(scope), uploaders);
  if (parsed.filters.length <= maxFilters) return parsed;
  throw new AppError('search.too_many_filters');
}

/** Reads the custom fields and members that several searches name at once, and returns the function that parses each search. */
export async function searchParser(
  scope: OrganizationScope,
  searchQueries: readonly string[],
): Promise<(searchQuery: string) => SearchQuery> {
  const keys = searchQueries.flatMap(customKeysIn);
  const rows = keys.length === 0 ? [] : await selectCustomFields(scope);
  const fields = await toSearchable(scope, rows, keys);
  const moment = momentOf(scope);
  const uploaders = await uploadersOf(scope, searchQueries);
  return (searchQuery) => parseSearchQuery(searchQuery, fields, moment, uploaders);
}

async function uploadersOf(
  scope: OrganizationScope,
  searchQueries: readonly string[],
  members?: Uploaders['people'],
): Promise<Uploaders> {
  const people = searchQueries.some(namesPeople) ? (members ?? (await findPeople(scope))) : [];
  const { userId } = recordedActorOf(scope.actor);
  return { people, userId, isSecret: areMembersSecret(scope) };
}

/** An API key does not read the members. */
function areMembersSecret({ actor }: OrganizationScope): boolean {
  return recordedActorOf(actor).apiKeyName !== undefined;
}

function momentOf({ platform, timeZone }: OrganizationScope): Moment {
  return { now: platform.clock.now(), timeZone };
}

async function toSearchable(
  scope: OrganizationScope,
  rows: readonly CustomFieldRow[],
  keys: readonly string[],
): Promise<SearchableField[]> {
  const isPersonNamed = rows.some(({ type, key }) => type === 'person' && keys.includes(key));
  const people = isPersonNamed ? await findPeople(scope) : [];
  const arePeopleSecret = areMembersSecret(scope);
  return rows.map((row) => ({ ...toCustomField(row), people, arePeopleSecret }));
}
