import { sql } from 'drizzle-orm';
import {
  correspondentKey,
  correspondentKeyParts,
} from '../../../shared/archive/correspondents/correspondent.ts';
import { nearestWord } from '../../../shared/archive/search/syntax/nearest.ts';
import { wordKey } from '../../../shared/archive/search/syntax/filter-words.ts';
import {
  filterKeyIn,
  searchPiecesOf,
  writtenValue,
  type SearchPiece,
} from '../../../shared/archive/search/syntax/search-pieces.ts';
import { mostSuggested, type UnknownTerm } from '../../../shared/archive/search/unknown-terms.ts';
import { tagSearchKey } from '../../../shared/archive/tags/tag.ts';
import type { ReadScope } from '../../access/organization-scope.ts';
import { columnOf } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import {
  correspondentNamesTable,
  correspondentsTable,
} from '../correspondents/correspondent-table.ts';
import { tagsTable } from '../tags/tag-table.ts';

const mostWanted = 5;
/**
 * The number of existing names, those with the most documents first, that are compared with an
 * unknown one.
 */
const mostNames = literal(500);

export type NearNames = { kind: string; wanted: string; names: string };

export function selectNearNames({ database, organizationId }: ReadScope, searchQuery: string) {
  const pieces = searchPiecesOf(searchQuery);
  const keysOf = (kind: 'tag' | 'correspondent', keyOf: (name: string) => string) => {
    const named = pieces.filter((piece) => filterKeyIn(piece) === kind);
    return [...new Set(named.map(({ value }) => keyOf(value)))].slice(0, mostWanted);
  };
  const wantedTags = JSON.stringify(keysOf('tag', tagSearchKey));
  const wantedCorrespondents = JSON.stringify(
    keysOf('correspondent', correspondentKey).map(partsOf),
  );
  const near = sql`(
    select 'tag' as kind, wanted.value as wanted, (
      select json_group_array(name) from (
        select name from ${tagsTable} where organization_id = ${organizationId}
        order by documents_count desc limit ${mostNames})) as names
    from json_each(${wantedTags}) as wanted
    where not exists (
      select 1 from ${tagsTable} where organization_id = ${organizationId} and search_key = wanted.value)
    union all
    select 'correspondent', wanted.value ->> '$.key', (
      select json_group_array(name) from (
        select name from ${correspondentsTable} where organization_id = ${organizationId} and removed_at is null
        order by documents_count desc limit ${mostNames}))
    from json_each(${wantedCorrespondents}) as wanted
    where not exists (
      select 1 from ${correspondentNamesTable} as named
      where named.organization_id = ${organizationId} and not exists (
        select 1 from json_each(wanted.value, '$.parts') as part
        where instr(named.name_key, part.value) = 0))) as near`;
  return database
    .select({
      kind: columnOf<string>('near', 'kind').as('kind'),
      wanted: columnOf<string>('near', 'wanted').as('wanted'),
      names: columnOf<string>('near', 'names').as('names'),
    })
    .from(near);
}

export function unknownNamesOf(
  searchQuery: string,
  found: readonly NearNames[],
  fields: readonly { key: string }[],
): UnknownTerm[] {
  const pieces = new Map(searchPiecesOf(searchQuery).map((piece) => [piece.source, piece]));
  const unknown = [...pieces.values()].flatMap((piece) => {
    const kind = filterKeyIn(piece, fields);
    const wanted = kind === 'tag' ? tagSearchKey(piece.value) : correspondentKey(piece.value);
    const near = found.find((each) => each.kind === kind && each.wanted === wanted);
    return near ? { piece, near } : [];
  });
  return unknown.map(({ piece, near }, index) => {
    const names = index < mostSuggested ? (JSON.parse(near.names) as string[]) : [];
    const name = nearestName(piece.value, names);
    return { term: piece.source, suggestion: name === undefined ? null : withValue(piece, name) };
  });
}

function nearestName(typed: string, names: readonly string[]): string | undefined {
  const keyed = names.map((name) => ({ name, key: wordKey(name) }));
  const key = wordKey(typed);
  const byWord = new Map(
    keyed
      .toReversed()
      .flatMap(({ name, key: whole }) => [...whole.split('-'), whole].map((word) => [word, name])),
  );
  const nearest = nearestWord(key, byWord.keys());
  return nearest === undefined
    ? keyed.find((each) => key.length > 2 && each.key.includes(key))?.name
    : byWord.get(nearest);
}

function withValue({ source }: SearchPiece, name: string): string {
  return source.slice(0, source.indexOf(':') + 1) + writtenValue(name);
}

function partsOf(key: string) {
  return { key, parts: correspondentKeyParts(key) };
}
