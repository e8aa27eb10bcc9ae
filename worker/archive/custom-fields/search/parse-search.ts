import type { SearchableField } from '../../../../shared/archive/custom-fields/custom-filter.ts';
import {
  customKeysIn,
  namesTypes,
  parseSearchQuery,
  type SearchQuery,
} from '../../../../shared/archive/search/parse-search-query.ts';
import type { Moment } from '../../../../shared/archive/search/syntax/search-filters.ts';
import type { NamedType } from '../../../../shared/archive/search/syntax/type-words.ts';
import { namesPeople, type Uploaders } from '../../../../shared/archive/search/syntax/uploaders.ts';
import { recordedActorOf } from '../../../access/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SearchScope, ReadScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { always, never } from '../../../database/expressions.ts';
import {
  presentTypes,
  selectTypes,
  type TypeRow,
} from '../../document-types/rows/document-type-store.ts';
import { selectCustomFields, toCustomField, type CustomFieldRow } from '../custom-field-store.ts';
import { findPeople } from '../stored/find-people.ts';

/**
 * Selects all custom fields for a search that may name one. All are needed, because an unknown key
 * may be similar to the key of any field.
 */
export function selectSearchedFields(scope: ReadScope, searchQuery: string) {
  return selectCustomFields(scope, customKeysIn(searchQuery).length > 0 ? always : never);
}

export function selectSearchedTypes(scope: ReadScope, searchQuery: string) {
  return selectTypes(scope, namesTypes(searchQuery) ? always : never);
}

/** More filters could make a statement that D1 does not accept. */
export const maxFilters = 10;

type ReadNames = {
  fields?: CustomFieldRow[] | undefined;
  types?: TypeRow[] | undefined;
  people?: Uploaders['people'] | undefined;
};

/**
 * Parses a search. The custom fields, types and members that it names are read unless they are
 * given. Throws `search.too_many_filters`, because a search with fewer filters would find other
 * documents.
 */
export async function parseSearch(
  scope: SearchScope,
  searchQuery: string,
  read: ReadNames = {},
): Promise<SearchQuery> {
  const parse = await searchParser(scope, [searchQuery], read);
  const parsed = parse(searchQuery);
  if (parsed.filters.length <= maxFilters) return parsed;
  throw new AppError('search.too_many_filters');
}

/**
 * Reads the custom fields, types and members that several searches name at once, unless they are
 * given, and returns the function that parses each search.
 */
export async function searchParser(
  scope: SearchScope,
  searchQueries: readonly string[],
  read: ReadNames = {},
): Promise<(searchQuery: string) => SearchQuery> {
  const keys = searchQueries.flatMap(customKeysIn);
  const { fields: rows, types } = await findNamed(scope, {
    fields: keys.length > 0 ? read.fields : [],
    types: searchQueries.some(namesTypes) ? read.types : [],
  });
  const fields = await toSearchable(scope, rows, keys);
  const moment = momentOf(scope);
  const uploaders = await uploadersOf(scope, searchQueries, read.people);
  const known = { uploaders, types: namedTypes(types) };
  return (searchQuery) => parseSearchQuery(searchQuery, fields, moment, known);
}

async function findNamed(scope: SearchScope, { fields, types }: ReadNames) {
  if (fields && types) return { fields, types };
  const found = await batch(scope.database, {
    fields: fields ? [] : [selectCustomFields(scope)],
    types: types ? [] : [selectTypes(scope)],
  });
  return { fields: fields ?? found.fields.flat(), types: types ?? found.types.flat() };
}

export function namedTypes(rows: readonly TypeRow[]): NamedType[] {
  return presentTypes(rows).flatMap(({ key, name }) => (name === null ? [] : [{ key, name }]));
}

async function uploadersOf(
  scope: SearchScope,
  searchQueries: readonly string[],
  members?: Uploaders['people'],
): Promise<Uploaders> {
  const people = searchQueries.some(namesPeople) ? (members ?? (await findPeople(scope))) : [];
  const { userId } = recordedActorOf(scope.actor);
  return { people, userId, isSecret: areMembersSecret(scope) };
}

function areMembersSecret({ actor }: SearchScope): boolean {
  return recordedActorOf(actor).apiKeyName !== undefined;
}

function momentOf({ platform, timeZone }: SearchScope): Moment {
  return { now: platform.clock.now(), timeZone };
}

async function toSearchable(
  scope: SearchScope,
  rows: readonly CustomFieldRow[],
  keys: readonly string[],
): Promise<SearchableField[]> {
  const isPersonNamed = rows.some(({ type, key }) => type === 'person' && keys.includes(key));
  const people = isPersonNamed ? await findPeople(scope) : [];
  const arePeopleSecret = areMembersSecret(scope);
  return rows.map((row) => ({ ...toCustomField(row), people, arePeopleSecret }));
}
