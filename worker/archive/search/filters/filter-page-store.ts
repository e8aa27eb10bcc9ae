import { sql, type SQL } from 'drizzle-orm';
import type { Pagination } from '../../../../shared/pagination.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { allOf } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { hasCustomValue } from '../../custom-fields/search/custom-filter-store.ts';
import {
  orderTerms,
  selectInOrder,
  type DocumentOrder,
} from '../../documents/list/document-order-store.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../documents/rows/document-table.ts';
import { documentTagsTable } from '../../tags/tag-table.ts';
import {
  arrayOf,
  isActive,
  isEveryMatch,
  knownCount,
  offsetOf,
  selectMatches,
  sizeOf,
} from './filter-matches-store.ts';
import { readInOrder, type InOrder } from './filter-order-store.ts';
import { conditionOf, type Matches } from './matches-store.ts';
import { selectSequences, type Source } from './search-source-store.ts';

export type FilterSearch = Matches & {
  page: Pagination;
  order: DocumentOrder;
};

/** The number of documents, in list order, that are tried first to fill a page with matches. */
const mostTried = sql.raw('3000');
/**
 * If there are more candidates than this, they are not sorted unless they are a small share of all
 * documents. Documents are then read in order until the page is full.
 */
const mostSorted = sql.raw('2000');
const sortedShare = sql.raw('8');

/**
 * Tables for `with` that follow `counted`. `page` has one row: the number of matches and the
 * sequences of the page as JSON. The page is read in order if the filter has no index, or an index
 * with the same order. Otherwise a few matches are sorted. Many matches are not: the first
 * documents in list order soon fill a page, unless most matches come late in it.
 */
export function pageTables(
  scope: SearchScope,
  search: FilterSearch,
  source: Source | undefined,
): SQL[] {
  const { filters, order } = search;
  const inOrder = filters.flatMap((filter) => readInOrder(scope, filter, order) ?? []);
  const ofSource = inOrder.find(({ filter }) => source?.source.filters.includes(filter));
  const read = ofSource ?? inOrder[0];
  const isKnown = knownCount(scope, search) !== undefined;
  if (isKnown ? !source || ofSource : ofSource && source && isEveryMatch(source.others)) {
    return [pageInOrder(scope, search, { source, read })];
  }
  if (source && !ofSource) return candidateTables(scope, search, { source, read, isKnown });
  const walked = walk(scope, search, { read, limit: sizeOf(search.page) });
  return [
    sql`page as (select matches_count, iif(has_many_matches, ${walked}, ${sortCounted(search)}) as sequences from counted)`,
  ];
}

function pageInOrder(
  scope: SearchScope,
  search: FilterSearch,
  { source, read }: { source: Source | undefined; read: InOrder | undefined },
): SQL {
  const walked = walk(scope, search, { read, limit: sql.raw('(select page_length from counted)') });
  const sequences = source
    ? walked
    : sql`iif(has_many_matches or matches_count > ${mostLookedFor(search.page)}, ${walked}, ${arrayOf(selectAll(scope, search))})`;
  return sql`page as (select matches_count, ${sequences} as sequences from counted)`;
}

/**
 * Tables of a page whose matches are read from an index with another order. Each table uses only
 * the one before it, and only once, because SQLite expands a table wherever it is named.
 */
function candidateTables(
  scope: SearchScope,
  search: FilterSearch,
  { source, read, isKnown }: { source: Source; read: InOrder | undefined; isKnown: boolean },
): SQL[] {
  const limit = sizeOf(search.page);
  const hasFewCandidates = isFewOfAll(scope, source);
  // Documents that match two filters are rarely among the first, so they are read from the index of
  // both filters.
  const isRare = source.source.filters.length > 1;
  const sorted = arrayOf(sql`${selectMatches(scope, search, source)} ${inPage(search)}`);
  return [
    sql`candidates_counted as materialized (
      select *, ${isRare ? sql`iif(has_many_matches, ${hasFewCandidates}, null)` : sql`null`} as has_few_candidates from counted)`,
    sql`page_of_first as materialized (
      select *, iif(has_many_matches and has_few_candidates is not true, ${pageOfFirst(scope, search, { source, read })}, '[]') as sequences_of_first
      from candidates_counted)`,
    sql`page as (
      select matches_count, case
        when not has_many_matches then ${isKnown ? sorted : sortCounted(search)}
        when json_array_length(sequences_of_first) = ${limit} then sequences_of_first
        when ${isRare ? sql.raw('has_few_candidates') : hasFewCandidates} then ${sorted}
        else ${walk(scope, search, { read, limit })} end as sequences
      from page_of_first)`,
  ];
}

function isFewOfAll(scope: SearchScope, source: Source): SQL {
  const most = sql`max(${mostSorted}, coalesce((
    select documents_count / ${sortedShare} from ${organizationStatisticsTable}
    where organization_id = ${scope.organizationId}), 0))`;
  return sql`(${most} >= (select count(*) from (${selectSequences(scope, source)} limit ${most} + 1) as candidates))`;
}

function pageOfFirst(
  scope: SearchScope,
  search: FilterSearch,
  { source, read }: { source: Source; read: InOrder | undefined },
): SQL {
  const { order, page } = search;
  const first = selectInOrder(scope, order, { ...read, limit: mostTried, offset: literal(0) });
  return arrayOf(sql`
    select ${documentsTable.sequence} as sequence from (${first}) as first_in_order
    cross join ${documentsTable} on ${documentsTable.sequence} = first_in_order.sequence
    where ${isFirstMatch(scope, source)} and ${isActive(scope)} limit ${sizeOf(page)} offset ${offsetOf(page)}`);
}

/**
 * Condition on `first_in_order` and its document, which is only read if it has the tag or the
 * value.
 */
function isFirstMatch(scope: SearchScope, source: Source): SQL {
  const others = conditionOf(scope, source.others);
  switch (source.kind) {
    case 'tags':
      return sql`exists (${selectSequences(scope, source)} and ${documentTagsTable.documentSequence} = first_in_order.sequence)
        and ${others}`;
    case 'custom':
      return allOf(
        hasCustomValue(scope, source.filter, sql.raw('first_in_order.sequence')),
        others,
      );
    case 'index':
      return source.index.senders
        ? allOf(conditionOf(scope, source.source), others)
        : allOf(source.index.condition, others);
  }
}

function walk(
  scope: SearchScope,
  search: FilterSearch,
  { read, limit }: { read: InOrder | undefined; limit: SQL },
): SQL {
  const condition = conditionOf(scope, search);
  const offset = offsetOf(search.page);
  return arrayOf(selectInOrder(scope, search.order, { ...read, condition, limit, offset }));
}

function sortCounted(search: FilterSearch): SQL {
  return arrayOf(sql`
    select ${documentsTable.sequence} as sequence from json_each(matches) as counted_match
    cross join ${documentsTable} on ${documentsTable.sequence} = counted_match.value ${inPage(search)}`);
}

function inPage({ order, page }: FilterSearch): SQL {
  return sql`order by ${orderTerms(order)} limit ${sizeOf(page)} offset ${offsetOf(page)}`;
}

/**
 * A page of a filter without an index is not read in order if there are fewer matches than this,
 * because SQLite would read nearly all documents.
 */
function mostLookedFor({ pageIndex, pageSize }: Pagination): SQL {
  return literal(4 * (pageIndex + 1) * pageSize);
}

/**
 * Selects one page of the counted matches. The matches are read from the latest document on,
 * because new documents often lack a value that most others have.
 */
function selectAll(scope: SearchScope, search: FilterSearch): SQL {
  return sql`
    select ${documentsTable.sequence} as sequence from ${documentsTable}
    where ${documentsTable.sequence} in (
      select ${documentsTable.sequence} from ${documentsTable} indexed by documents_by_created_at
      where ${isActive(scope)} and ${conditionOf(scope, search)}
      order by ${documentsTable.createdAt} desc limit (select matches_count from counted))
    ${inPage(search)}`;
}
