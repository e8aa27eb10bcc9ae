import { sql, type SQL } from 'drizzle-orm';
import type { SearchScope } from '../../access/organization-scope.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/rows/document-table.ts';
import { tagsTable } from '../tags/tag-table.ts';
import { boundedExpression } from './words/beginning-store.ts';
import { indexedSequence } from './index/changed-document-store.ts';
import { documentIndexChangesTable } from './index/search-index-table.ts';
import { insideExpression } from './words/inside-word-store.ts';
import { noMatch, type MatchExpressions } from './words/match-expression.ts';
import { conditionOf, type Matches } from './filters/matches-store.ts';
import { selectSequences, sourceOf } from './filters/search-source-store.ts';
import { always, iif, never } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';

/**
 * If a filter matches more documents than this, its documents are not read first; the filter is
 * then checked for each match of the words.
 */
const maxOfFilter = sql.raw('5000');
const maxOfExpression = sql.raw('1000');
/**
 * Beyond this number, documents with a value are not checked one by one, and words of candidates are
 * not read, because the next documents in order soon fill a page.
 */
const most = sql.raw('1000');
/**
 * Replaces `most` in an archive with so many documents that these candidates are a few percent of
 * them.
 */
const mostOfMany = sql.raw('5000');
const manyDocuments = sql.raw('100000');
/** From this number of matches on, reading the words of that many candidates is cheaper. */
const manyMatches = sql.raw('20000');

function mostOf({ organizationId }: SearchScope): SQL {
  return sql`(
    select iif(total(${organizationStatisticsTable.documentsCount}) > ${manyDocuments}, ${mostOfMany}, ${most})
    from ${organizationStatisticsTable} where ${organizationStatisticsTable.organizationId} = ${organizationId})`;
}

/**
 * Documents that include all results of a search. `documents` selects their sequences and may use
 * `tables`, which belong after `with`. `areKnown` is a condition on `candidates_count` that is true
 * if `documents` is complete.
 */
export type Candidates = {
  tables: SQL[];
  documents: SQL;
  areKnown: SQL;
  isMember?: SQL;
  source: Matches;
  others: Matches;
};

/**
 * Reads the documents of a filter first, so that SQLite does not search all documents with a
 * frequent word for a rare tag.
 */
export function candidatesOfFilters(
  scope: SearchScope,
  { filters, listFilter }: Matches,
  { types }: MatchExpressions,
): Candidates | undefined {
  const source = sourceOf(scope, { filters, listFilter });
  if (!source) return types === undefined ? undefined : ofTypes(types, { filters, listFilter });
  const sequences = selectSequences(scope, source);
  const parts = { tables: [], source: source.source, others: source.others };
  // Not materialized, so that SQLite looks up each sequence in the index of the filter.
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
        documents: limited(selectMembers, iif(areKnown, literal(-1), literal(0))),
        areKnown,
      };
    }
    case 'custom': {
      const isOneValue = source.filter.match.kind === 'values';
      const maxWithValue = mostOf(scope);
      return {
        ...parts,
        ...(isOneValue && members),
        documents: limited(isOneValue ? selectMembers : sequences, maxWithValue),
        areKnown: areFewer(maxWithValue),
      };
    }
    case 'index':
      return {
        ...parts,
        documents: limited(sequences, maxOfFilter),
        areKnown: areFewer(maxOfFilter),
      };
  }
}

const selectMembers = sql.raw('select sequence from documents_of_filter');

function limited(rows: SQL, most: SQL): SQL {
  return sql`${rows} limit ${most}`;
}

const everything: Matches = { filters: [], listFilter: { tags: [] } };

/**
 * Reads documents of a type from the search index, so that each tier does not search for a rare
 * type again.
 */
function ofTypes(types: string, others: Matches): Candidates {
  return {
    tables: [],
    documents: selectMatched(types),
    areKnown: areFewer(maxOfExpression),
    source: everything,
    others,
  };
}

export function candidatesOfLongestWord(
  scope: SearchScope,
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

/** `areReadable` is a condition on the candidates; `expression` finds whole words and beginnings. */
type SearchedWords = { areReadable: SQL; expression: string };

/**
 * Whether the words of known candidates are read: always for few candidates, and for more if far
 * more documents match the words.
 */
function areRead(scope: SearchScope, { areReadable, expression }: SearchedWords): SQL {
  const isFrequent = sql`(
    select count(*) = ${manyMatches} from (
      select 1 from document_search
      where document_search match ${boundedExpression(scope, expression)} limit ${manyMatches}) as matches)`;
  const areFewOfMany = sql`candidates_count <= ${mostOf(scope)}`;
  const mostRead = iif(
    sql`candidates_count <= ${most}`,
    most,
    iif(areFewOfMany, iif(isFrequent, mostOfMany, literal(0)), literal(0)),
  );
  return iif(sql`candidates_count <= ${mostRead}`, areReadable, never);
}

/**
 * Tables for `with`. `candidates_summary` has one row: the number of candidates if they are known,
 * otherwise null (`known_count`); the number of matches that is enough, null likewise
 * (`enough_matches`); the first and last index row that may match; and whether the words of the
 * candidates are read. For a few seconds a changed document has a second row with a negative number
 * (see `indexChange`) and may be found by both rows; in that time all tiers are read from the
 * index.
 */
export function candidatesSummaryTables(
  scope: SearchScope,
  candidates: Candidates | undefined,
  words: SearchedWords | undefined,
): SQL[] {
  if (!candidates) {
    return [
      sql`candidates_summary as materialized (
        select null as known_count, null as enough_matches, false as are_words_read)`,
    ];
  }
  const areChanged = sql`exists (
    select 1 from candidates cross join ${documentIndexChangesTable} as changed
    on changed.document_sequence = candidates.sequence where changed.organization_id = ${scope.organizationId})`;
  return [
    ...candidates.tables,
    sql`candidates as materialized (${candidates.documents})`,
    sql`candidates_summary as materialized (
      select iif(are_known, candidates_count, null) as known_count,
        iif(are_known and not are_changed, candidates_count, null) as enough_matches,
        iif(are_known, iif(are_changed, -last_candidate, first_candidate), ${literal(Number.MIN_SAFE_INTEGER)}) as first_row,
        iif(are_known, last_candidate, ${literal(Number.MAX_SAFE_INTEGER)}) as last_row,
        ${words ? iif(sql.raw('are_known and not are_changed'), areRead(scope, words), never) : never} as are_words_read
      from (
        select *, ${candidates.areKnown} as are_known, ${areChanged} as are_changed from (
          select count(*) as candidates_count, min(sequence) as first_candidate, max(sequence) as last_candidate
          from candidates) as counted_candidates) as known_candidates)`,
  ];
}

/**
 * Condition that a match is a candidate. Without `iif`, SQLite would search the index for each
 * candidate.
 */
export function isCandidate({ isMember = always }: Candidates): SQL {
  return sql`document_search.rowid >= first_row and document_search.rowid <= last_row
    and iif(known_count is null, ${isMember}, ${indexedSequence} in candidates)`;
}

export function selectFiltered(
  scope: SearchScope,
  search: Matches,
  candidates: Candidates | undefined,
): SQL {
  return sql`
    select ${documentsTable.sequence} as sequence, ${documentsTable.mimeType} as mime_type from ${documentsTable}
    where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
      and ${candidates ? isResult(scope, candidates) : conditionOf(scope, search)}`;
}

function isResult(scope: SearchScope, { source, others, isMember }: Candidates): SQL {
  if (isMember) return conditionOf(scope, others);
  return sql`((select known_count is not null from candidates_summary) or ${conditionOf(scope, source)})
    and ${conditionOf(scope, others)}`;
}
