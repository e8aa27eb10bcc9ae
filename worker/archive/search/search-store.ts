import { eq, gt, not, sql, type SQL } from 'drizzle-orm';
import type { Marker } from '../../../shared/archive/search/highlights/markers.ts';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { DocumentFilter, SortOrder } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { SearchScope } from '../../access/organization-scope.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { maxCount } from '../documents/list/max-count.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import {
  candidatesOfFilters,
  candidatesOfLongestWord,
  isCandidate,
  candidatesSummaryTables,
  selectFiltered,
  type Candidates,
} from './candidate-store.ts';
import {
  correctedWords,
  hasCorrections,
  hasUnknownWords,
  typoExpression,
} from './words/correction-store.ts';
import type { Correction } from './words/corrections.ts';
import { boundedExpression } from './words/beginning-store.ts';
import { areWordsFew, candidateTiersTables } from './words/document-words-store.ts';
import { noteColumn, passageColumns, textSizeOf } from './excerpts/excerpt-store.ts';
import { indexedSequence, isNotExcluded } from './index/changed-document-store.ts';
import { insideExpression } from './words/inside-word-store.ts';
import { noMatch, type MatchExpressions } from './words/match-expression.ts';
import { isOfTypes } from './filters/search-filter-store.ts';
import type { WordCondition } from './words/word-conditions.ts';
import { columnOf, emptyText, iif, jsonArray, listed } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';

/**
 * A search for many words excludes the documents that were already found only if there are at least
 * this many of them; below it, finding them again is cheaper.
 */
const fewFound = sql.raw('100');

const areRead = sql.raw('are_words_read');

export type MatchSearch = {
  match: MatchExpressions;
  words: WordCondition[] | undefined;
  filters: SearchFilter[];
  listFilter: DocumentFilter;
  page: Pagination;
  dateOrder?: SortOrder;
  noteAround: Marker[];
};

export function findMatches(scope: SearchScope, search: MatchSearch) {
  return scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: columnOf<number>('found', 'matches_count').as('matches_count'),
      corrections: columnOf<string>('found', 'corrections')
        .mapWith((words: string) => JSON.parse(words) as Correction[])
        .as('corrections'),
      ...passageColumns,
      note: noteColumn(search.noteAround),
    })
    .from(matchesTable(scope, search))
    .leftJoin(documentsTable, eq(documentsTable.sequence, columnOf('found', 'sequence')))
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .orderBy(columnOf('found', 'position'));
}

export function findMatchedIds(scope: SearchScope, search: MatchSearch) {
  return scope.database
    .select({
      documentId: documentsTable.id,
      matchesCount: columnOf<number>('found', 'matches_count').as('matches_count'),
    })
    .from(matchesTable(scope, search))
    .leftJoin(documentsTable, eq(documentsTable.sequence, columnOf('found', 'sequence')))
    .orderBy(columnOf('found', 'position'));
}

function matchesTable(scope: SearchScope, search: MatchSearch): SQL {
  const { match, page, dateOrder } = search;
  const ofFilters = candidatesOfFilters(scope, search, match);
  const candidates = ofFilters ?? candidatesOfLongestWord(scope, search, match);
  const direction = sql.raw(dateOrder ?? 'desc');
  const byDate = dateOrder
    ? sql`(select created_at from ${documentsTable} where ${documentsTable.sequence} = tiered.sequence) ${direction},`
    : sql.empty();
  const { tables, row, byTier } = tierTables(scope, search, { candidates, ofFilters });
  return sql`(
    select *, total(text_size) over (order by position) as texts_size from (
    with ${listed(...tables)},
      results as materialized (
        select corrected_words, (
          select json_group_array(sequence order by tier, ${byDate} sequence ${direction}) from (
            select document.value as sequence, min(cast(tier.key as integer)) as tier
            from json_each(${byTier}) as tier cross join json_each(tier.value) as document
            group by 1) as tiered) as sequences
        from ${row})
    select json_array_length(sequences) as matches_count, corrected_words as corrections,
      result.value as sequence, result.key as position, ${textSizeOf(sql.raw('result.value'))} as text_size
    from results left join json_each(sequences) as result
      on result.key >= ${literal(page.pageIndex * page.pageSize)} and result.key < ${endOf(page)})) as found`;
}

/**
 * Tables for `with`. The last one, `row`, has the sequences of each tier as JSON (`byTier`) and the
 * words that replace mistyped ones. Each table uses only the one before it, and only once, because
 * SQLite expands a table wherever it is named.
 */
function tierTables(
  scope: SearchScope,
  search: MatchSearch,
  { candidates, ofFilters }: { candidates?: Candidates; ofFilters?: Candidates },
): { tables: SQL[]; row: SQL; byTier: SQL } {
  const { match, words } = search;
  const tiers = readTiers(scope, search, candidates);
  const names = tiers.map(({ name }) => name);
  const conditions = candidates && words;
  const ofTiers = jsonArray(...names.map((name) => sql`json(${foundName(name)})`));
  const tables = [
    ...candidatesSummaryTables(
      scope,
      candidates,
      conditions && { areReadable: areWordsFew(conditions), expression: match.beginning },
    ),
    sql`filtered_documents as not materialized (${selectFiltered(scope, search, candidates)})`,
    ...(conditions
      ? candidateTiersTables(conditions, sql.raw('(select are_words_read from candidates_summary)'))
      : []),
    sql`read_candidates as materialized (
      select *, ${conditions ? iif(sql.raw('are_words_read'), selectFoundCandidates(search), literal('{}')) : literal('{}')} as found_candidates
      from candidates_summary)`,
    ...tiers.map(
      (tier, index) => sql`${readName(tier.name)} as materialized (
        select *, ${readIf(tier)} as ${foundName(tier.name)} from ${readName(names[index - 1])})`,
    ),
  ];
  const last = readName(names.at(-1));
  const byTier = iif<string>(sql.raw('are_words_read'), sql.raw('found_candidates'), ofTiers);
  if (!match.typo) {
    tables.push(sql`corrections as materialized (select *, '[]' as corrected_words from ${last})`);
    return { tables, row: sql.raw('corrections'), byTier };
  }
  const isNothingFound = sql`iif(are_words_read, found_candidates = '{}', ${countFound(names)} = 0)`;
  // The candidates were chosen for the words as they were typed, so they do not apply to
  // corrections.
  const documents = readMatches(search, ofFilters, typoExpression(scope, match.typo));
  tables.push(
    sql`corrections as materialized (
      select *, iif(${isNothingFound}, ${correctedWords(scope, match.typo)}, '[]') as corrected_words from ${last})`,
    sql`read_corrected as materialized (
      select *, ${readIf({ documents, isNeeded: hasCorrections })} as found_corrected from corrections)`,
  );
  return {
    tables,
    row: sql.raw('read_corrected'),
    byTier: iif<string>(hasCorrections, sql.raw('json_array(json(found_corrected))'), byTier),
  };
}

type Read = { documents: SQL; isNeeded: SQL };
type TierName = 'names' | 'words' | 'beginnings' | 'insides' | 'all';
type Tier = Read & { name: TierName };

function readIf({ documents, isNeeded }: Read): SQL {
  return sql`iif(${isNeeded}, (select json_group_array(sequence) from (${documents}) as found), '[]')`;
}

function readTiers(
  scope: SearchScope,
  search: MatchSearch,
  candidates: Candidates | undefined,
): Tier[] {
  const { match, page, dateOrder } = search;
  if (dateOrder) {
    const widest = readMatches(search, candidates, widestExpression(scope, match));
    return [{ name: 'all', documents: widest, isNeeded: not(areRead) }];
  }
  const most = mostMatches(page);
  const { name, word, otherBeginnings, inside, withoutBeginning } = match;
  const bounded = (expression: string) => boundedExpression(scope, expression);
  const others: { name: TierName; expression: SQL }[] = [
    { name: 'words', expression: bounded(word) },
  ];
  if (otherBeginnings !== undefined) {
    others.push({ name: 'beginnings', expression: bounded(otherBeginnings) });
  }
  const namesBefore = (index: number): TierName[] => [
    'names',
    ...others.slice(0, index).map((tier) => tier.name),
  ];
  if (inside.gaps.length > 0) {
    // If many documents are found already, FTS5 searches for so many words only in the other
    // documents.
    const areManyFound = gt(countFound(namesBefore(others.length)), fewFound);
    const amongOthers = iif(areManyFound, bounded(`${withoutBeginning} AND `), emptyText);
    const expression = sql`${amongOthers} || '(' || ${insideExpression(scope, inside)} || ')'`;
    others.push({ name: 'insides', expression });
  }
  return [
    {
      name: 'names',
      documents: readMatches(search, candidates, bounded(name), endOf(page)),
      isNeeded: not(areRead),
    },
    ...others.map((tier, index) => ({
      name: tier.name,
      documents: readMatches(search, candidates, tier.expression, most),
      isNeeded: sql`not are_words_read
        and ${countFound(namesBefore(index))} < coalesce(min(enough_matches, ${most}), ${most})`,
    })),
  ];
}

function selectFoundCandidates({ filters, dateOrder }: MatchSearch): SQL {
  return sql`(
    select json_group_object(tier, json(documents)) from (
      select tier, json_group_array(sequence) as documents from (
        select distinct tiers_of_candidates.sequence, ${sql.raw(dateOrder ? '0' : 'tier')} as tier
        from tiers_of_candidates cross join filtered_documents on filtered_documents.sequence = tiers_of_candidates.sequence
        where tiers_of_candidates.tier is not null and ${isOfTypes(filters, sql.raw('filtered_documents.mime_type'))}) as found
      group by tier) as found_by_tier)`;
}

function readMatches(
  search: MatchSearch,
  candidates: Candidates | undefined,
  expression: SQL,
  limit = mostMatches(search.page),
): SQL {
  const matched = candidates
    ? iif(sql.raw('known_count = 0'), literal(noMatch), expression)
    : expression;
  // For a few seconds a changed document has two rows. Because of its limit, the inner query
  // compares each match before it reads the document.
  return sql`
    select distinct filtered_documents.sequence from (
      select ${indexedSequence} as sequence from document_search
      where document_search match ${matched} ${candidates ? sql`and ${isCandidate(candidates)}` : sql``}
      order by document_search.rowid ${sql.raw(search.dateOrder ?? 'desc')} limit -1) as matched_rows
    cross join filtered_documents on filtered_documents.sequence = matched_rows.sequence
    where ${isNotExcluded(search.match.excluded, sql.raw('matched_rows.sequence'))} limit ${limit}`;
}

type Page = MatchSearch['page'];

function endOf({ pageIndex, pageSize }: Page): SQL {
  return literal((pageIndex + 1) * pageSize);
}

function mostMatches({ pageIndex, pageSize }: Page): SQL {
  return literal(Math.max((pageIndex + 1) * pageSize, maxCount + 1));
}

function countFound(tiers: readonly TierName[]): SQL {
  const counts = tiers.map((name) => sql`json_array_length(${foundName(name)})`);
  return sql.join(counts.length > 1 ? counts.slice(1) : counts, sql.raw(' + '));
}

function readName(tier: TierName | undefined): SQL {
  return sql.raw(tier ? `read_${tier}` : 'read_candidates');
}

function foundName(tier: TierName): SQL {
  return sql.raw(`found_${tier}`);
}

/**
 * Tables for `with`. The last one, `results`, has one row with the `expression` for all results
 * among documents that meet `condition`: the widest tier, or corrections if nothing matches. Each
 * table uses only the one before it, so that no condition is nested in another.
 */
export function resultsTables(
  scope: SearchScope,
  match: MatchExpressions,
  condition: SQL | undefined,
): SQL[] {
  const asTyped = widestExpression(scope, match);
  if (!match.typo) return [sql`results as materialized (select ${asTyped} as expression)`];
  const isNothingFound = sql`not exists (
    select 1 from document_search cross join ${documentsTable} on ${documentsTable.sequence} = ${indexedSequence}
    where document_search match expression and ${condition} and ${isNotExcluded(match.excluded)} limit 1)`;
  return [
    sql`as_typed as materialized (select ${asTyped} as expression)`,
    sql`tried_as_typed as materialized (
      select *, iif(${hasUnknownWords(scope, match.typo)}, ${isNothingFound}, false) as is_mistyped from as_typed)`,
    sql`corrections as materialized (
      select *, iif(is_mistyped, ${correctedWords(scope, match.typo)}, '[]') as corrected_words from tried_as_typed)`,
    sql`results as materialized (
      select iif(${hasCorrections}, ${typoExpression(scope, match.typo)}, expression) as expression from corrections)`,
  ];
}

function widestExpression(scope: SearchScope, match: MatchExpressions): SQL {
  return match.inside.gaps.length > 0
    ? insideExpression(scope, match.inside)
    : boundedExpression(scope, match.beginning);
}
