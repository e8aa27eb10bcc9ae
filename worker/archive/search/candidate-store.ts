import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { tagsTable } from '../tags/tag-table.ts';
import { boundedExpression } from './beginning-store.ts';
import { indexedSequence } from './index/changed-document-store.ts';
import { documentIndexChangesTable } from './index/search-index-table.ts';
import { insideExpression } from './inside-word-store.ts';
import { noMatch, type MatchExpressions } from './match-expression.ts';
import { conditionOf, type Matches } from './matches-store.ts';
import { selectSequences, sourceOf } from './search-source-store.ts';
import { always } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';

/** More documents of a filter are not read before those with the words: each of these is looked up. */
const maxOfFilter = sql.raw('5000');
const maxOfExpression = sql.raw('1000');
/** More documents with a value are not looked up one by one: the next ones in order soon fill a page. */
const maxWithValue = sql.raw('1000');

/**
 * Documents among which all results of a search are, as far as they are known: `documents` selects each `sequence`, and may name the
 * `tables` for `with`. Whether these are all of them is a condition on `candidates_count`.
 */
export type Candidates = {
  tables: SQL[];
  documents: SQL;
  areKnown: SQL;
  /** Condition on a match: where they are not known, whether it is one of them; undefined if that is read of its document. */
  isMember?: SQL;
  /** What all of them match, and what else they have to match. */
  source: Matches;
  others: Matches;
};

/** The documents of a filter, so that a rare tag is not looked for among all documents with a frequent word. */
export function candidatesOfFilters(
  scope: OrganizationScope,
  { filters, listFilter }: Matches,
  { types }: MatchExpressions,
): Candidates | undefined {
  const source = sourceOf(scope, { filters, listFilter });
  if (!source) return types === undefined ? undefined : ofTypes(types, { filters, listFilter });
  const sequences = selectSequences(scope, source);
  const parts = { tables: [], source: source.source, others: source.others };
  // Looked up by its sequence in the index that the members are read from.
  const members = {
    tables: [sql`documents_of_filter as not materialized (${sequences})`],
    isMember: sql`exists (select 1 from documents_of_filter where documents_of_filter.sequence = ${indexedSequence})`,
  };
  switch (source.kind) {
    case 'tags': {
      const areKnown = sql`(select total(${tagsTable.documentsCount}) from ${source.tags}) <= ${maxOfFilter}`;
      return {
        ...parts,
        ...members,
        documents: sql`${selectMembers} limit iif(${areKnown}, -1, 0)`,
        areKnown,
      };
    }
    case 'custom': {
      const isOneValue = source.filter.match.kind === 'values';
      return {
        ...parts,
        ...(isOneValue && members),
        documents: sql`${isOneValue ? selectMembers : sequences} limit ${maxWithValue}`,
        areKnown: areFewer(maxWithValue),
      };
    }
    case 'index':
      return {
        ...parts,
        documents: sql`${sequences} limit ${maxOfFilter}`,
        areKnown: areFewer(maxOfFilter),
      };
  }
}

const selectMembers = sql.raw('select sequence from documents_of_filter');

const everything: Matches = { filters: [], listFilter: { tags: [] } };

/** Read from the search index: a rare type is not looked for in all tiers. */
function ofTypes(types: string, others: Matches): Candidates {
  return {
    tables: [],
    documents: selectMatched(types),
    areKnown: areFewer(maxOfExpression),
    source: everything,
    others,
  };
}

/** The documents with the longest of several words, if it is rare: then frequent ones are not looked up in all documents. */
export function candidatesOfLongestWord(
  scope: OrganizationScope,
  others: Matches,
  { longest }: MatchExpressions,
): Candidates | undefined {
  if (!longest) return undefined;
  const expression = sql`(
    select case when is_rare then ${insideExpression(scope, longest.inside)} else ${sql.raw(`'${noMatch}'`)} end from longest_word)`;
  return {
    tables: [
      sql`longest_word as materialized (
        select count(*) < ${maxOfExpression} as is_rare
        from (${selectMatched(boundedExpression(scope, longest.beginning))}) as documents_with_word)`,
    ],
    documents: selectMatched(expression),
    areKnown: sql`${areFewer(maxOfExpression)} and (select is_rare from longest_word)`,
    source: everything,
    others,
  };
}

function areFewer(most: SQL): SQL {
  return sql`candidates_count < ${most}`;
}

function selectMatched(expression: SQL | string): SQL {
  return sql`
    select distinct ${indexedSequence} as sequence from document_search
    where document_search match ${expression} limit ${maxOfExpression}`;
}

/** The words of so many candidates are read, whatever they are. */
const mostRead = sql.raw('1000');

/**
 * Tables for `with`. `candidates_summary` has one row: the number of candidates if these are all documents of their filter, otherwise null,
 * also as the number that is enough to find (`enough_matches`), the first and last row that may match, and whether their words are read. A
 * changed document has another row of a negative number (see `indexChange`), and may be found by both: then all tiers are read, from
 * the index, as for who counts them. What reads from the search index stands where its columns are known.
 */
export function candidatesSummaryTables(
  { organizationId }: OrganizationScope,
  candidates: Candidates | undefined,
  areReadable: SQL,
): SQL[] {
  if (!candidates) {
    return [
      sql`candidates_summary as materialized (
        select null as known_count, null as enough_matches, false as are_words_read)`,
    ];
  }
  const areChanged = sql`exists (
    select 1 from candidates cross join ${documentIndexChangesTable} as changed
    on changed.document_sequence = candidates.sequence where changed.organization_id = ${organizationId})`;
  return [
    ...candidates.tables,
    sql`candidates as materialized (${candidates.documents})`,
    sql`candidates_summary as materialized (
      select iif(are_known, candidates_count, null) as known_count,
        iif(are_known and not are_changed, candidates_count, null) as enough_matches,
        iif(are_known, iif(are_changed, -last_candidate, first_candidate), ${literal(Number.MIN_SAFE_INTEGER)}) as first_row,
        iif(are_known, last_candidate, ${literal(Number.MAX_SAFE_INTEGER)}) as last_row,
        iif(are_known and not are_changed and candidates_count <= ${mostRead}, ${areReadable}, false) as are_words_read
      from (
        select *, ${candidates.areKnown} as are_known, ${areChanged} as are_changed from (
          select count(*) as candidates_count, min(sequence) as first_candidate, max(sequence) as last_candidate
          from candidates) as counted_candidates) as known_candidates)`,
  ];
}

/** Condition on a match. It is looked for among the candidates; each of these would be searched for without the function. */
export function isCandidate({ isMember = always }: Candidates): SQL {
  return sql`document_search.rowid >= first_row and document_search.rowid <= last_row
    and iif(known_count is null, ${isMember}, ${indexedSequence} in candidates)`;
}

/**
 * Active documents that match all filters. Those of known candidates need not be compared with the filter that these are read by.
 */
export function selectFiltered(
  scope: OrganizationScope,
  search: Matches,
  candidates: Candidates | undefined,
): SQL {
  return sql`
    select ${documentsTable.sequence} as sequence, ${documentsTable.mimeType} as mime_type from ${documentsTable}
    where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
      and ${candidates ? isResult(scope, candidates) : conditionOf(scope, search)}`;
}

function isResult(scope: OrganizationScope, { source, others, isMember }: Candidates): SQL {
  if (isMember) return conditionOf(scope, others);
  return sql`((select known_count is not null from candidates_summary) or ${conditionOf(scope, source)})
    and ${conditionOf(scope, others)}`;
}
