import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  hasCustomValue,
  matchesValue,
  matchingValues,
  presenceCount,
} from '../custom-fields/custom-filter-store.ts';
import {
  orderTerms,
  selectInOrder,
  type DocumentOrder,
} from '../documents/document-order-store.ts';
import { documentSummaryColumns, toDocumentSummary } from '../documents/document-store.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';
import { conditionOf, type Matches } from './matches-store.ts';
import { indexOf, isWithout } from './search-filter-store.ts';
import { selectSequences, sourceOf, type Source } from './search-source-store.ts';
import { maxCount } from './search-store.ts';
import { literal } from '../../database/literal.ts';

type FilterSearch = Matches & {
  page: Pagination;
  order: DocumentOrder;
};

const mostCounted = literal(maxCount + 1);
/** So many documents are looked at in the order of the list, to fill the page with those that match. */
const mostTried = sql.raw('3000');
/** More candidates are not sorted, unless they are few of all: the next ones in order are read until the page is full. */
const mostSorted = sql.raw('2000');
const sortedShare = sql.raw('8');

/**
 * One page of the documents that match filters only, and their number, at most `maxCount` + 1. The text index is not read: it
 * has nothing to say about them.
 */
export async function findFiltered(
  scope: OrganizationScope,
  search: FilterSearch,
): Promise<{ documents: DocumentSummary[]; matchesCount: number }> {
  const source = sourceOf(scope, search);
  const found = sql`(
    with ${sql.join([countedTable(scope, search), ...pageTables(scope, search, source)], sql`, `)}
    select matches_count, document.value as sequence
    from page left join json_each(page.sequences) as document on true) as found`;
  const rows = await scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
    })
    .from(found)
    .leftJoin(documentsTable, sql`${documentsTable.sequence} = found.sequence`)
    .orderBy(termsOf(search, source));
  return {
    // The row of an empty page has only the count.
    documents: rows.flatMap(({ document }) => (document?.id ? [toDocumentSummary(document)] : [])),
    matchesCount: rows[0]?.matchesCount ?? 0,
  };
}

/** The documents of a tag are in the order in which they were added. */
function isBySequence(
  order: DocumentOrder,
  source: Source | undefined,
): source is Source & { kind: 'tags' } {
  return order.sortField === 'createdAt' && source?.kind === 'tags';
}

function termsOf({ order }: FilterSearch, source: Source | undefined): SQL {
  return isBySequence(order, source)
    ? sql`${documentsTable.sequence} ${sql.raw(order.sortOrder)}`
    : orderTerms(order);
}

/**
 * What reads the documents of a filter in the order of the list: its index, the values of the custom field, or where those
 * without a value are read.
 */
type InOrder = { filter: SearchFilter } & (
  | { index: SQL; condition: SQL }
  | { matching?: SQL }
  | { isWithoutValue: true }
);

function readInOrder(
  scope: OrganizationScope,
  filter: SearchFilter,
  order: DocumentOrder,
): InOrder | undefined {
  if (isWithout(filter, order)) return { filter, isWithoutValue: true };
  if (order.sortField === 'custom') {
    const isOfField =
      filter.kind === 'custom' && !filter.isExcluded && filter.fieldId === order.fieldId;
    if (!isOfField) return undefined;
    // The person of a value may have left: such documents come last.
    if (order.ranks && filter.match.kind === 'any') return { filter };
    // The value that matches may be another one than that which the document is sorted by.
    const matching = order.hasSeveralValues ? sql`true` : matchesValue(scope, filter);
    return { filter, matching };
  }
  const index = indexOf(scope, filter);
  return index?.orders.includes(order.sortField) ? { filter, ...index } : undefined;
}

/**
 * Tables for `with`, after `counted`. `page` has one row: the number of matches, and the page's `sequences` as JSON. It is read in
 * its order where a filter has no index, or one in the same order. Otherwise few matches are sorted. Of many, the first
 * documents in the order of the list soon fill a page, unless most that match come late in it.
 */
function pageTables(
  scope: OrganizationScope,
  search: FilterSearch,
  source: Source | undefined,
): SQL[] {
  const { filters, page, order } = search;
  const condition = conditionOf(scope, search);
  const inOrder = filters.flatMap((filter) => readInOrder(scope, filter, order) ?? []);
  const ofSource = inOrder.find(({ filter }) => source?.source.filters.includes(filter));
  const offset = offsetOf(page);
  const isKnown = knownCount(scope, search) !== undefined;
  if (isKnown ? !source || ofSource : ofSource && source && isEveryMatch(source.others)) {
    const limit = sql`(select page_limit from counted)`;
    const read = { ...(ofSource ?? inOrder[0]), condition, limit, offset };
    const walked = arrayOf(selectInOrder(scope, order, read));
    const sequences = source
      ? walked
      : sql`iif(are_many or matches_count > ${mostLookedFor(page)}, ${walked}, ${arrayOf(selectAll(scope, search))})`;
    return [sql`page as (select matches_count, ${sequences} as sequences from counted)`];
  }
  const limit = sizeOf(page);
  const inPage = sql`order by ${termsOf(search, source)} limit ${limit} offset ${offset}`;
  const sorted = arrayOf(sql`${selectMatches(scope, search, source)} ${inPage}`);
  const fewSorted = isKnown
    ? sorted
    : arrayOf(sql`
        select ${documentsTable.sequence} as sequence from json_each(matches) as one
        cross join ${documentsTable} on ${documentsTable.sequence} = one.value ${inPage}`);
  const walked = arrayOf(
    selectInOrder(scope, order, { ...(ofSource ?? inOrder[0]), condition, limit, offset }),
  );
  if (!source || ofSource) {
    return [
      sql`page as (select matches_count, iif(are_many, ${walked}, ${fewSorted}) as sequences from counted)`,
    ];
  }
  const isOfTag = isBySequence(order, source);
  const most = sql`max(${mostSorted}, coalesce((
    select documents_count / ${sortedShare} from ${organizationStatisticsTable}
    where organization_id = ${scope.organizationId}), 0))`;
  const areFewOfAll = isOfTag
    ? sql`true`
    : sql`(${most} >= (select count(*) from (${selectSequences(scope, source)} limit ${most} + 1)))`;
  // Documents that match two filters are rarely among the first, and are read from the index of both.
  const isRare = source.source.filters.length > 1;
  const first = isOfTag
    ? selectTagged(scope, source.tags, { order, limit: mostTried })
    : selectInOrder(scope, order, { ...inOrder[0], limit: mostTried, offset: sql`0` });
  const firstPage = arrayOf(sql`
    select ${documentsTable.sequence} as sequence from (${first}) as first
    cross join ${documentsTable} on ${documentsTable.sequence} = first.sequence
    where ${isFirstMatch(scope, source)} and ${isActive(scope)} limit ${limit} offset ${offset}`);
  // Each names only the one before it, and once: SQLite expands a table at each place that names it.
  return [
    sql`candidates as materialized (
      select *, ${isRare ? sql`iif(are_many, ${areFewOfAll}, null)` : sql`null`} as are_few from counted)`,
    sql`first_page as materialized (
      select *, iif(are_many and are_few is not true, ${firstPage}, '[]') as first_sequences from candidates)`,
    sql`page as (
      select matches_count, case
        when not are_many then ${fewSorted}
        when json_array_length(first_sequences) = ${limit} then first_sequences
        when ${isRare ? sql`are_few` : areFewOfAll} then ${sorted}
        else ${walked} end as sequences
      from first_page)`,
  ];
}

/** Condition on `first` and its document, which is not read unless it has the tag or the value. */
function isFirstMatch(scope: OrganizationScope, source: Source): SQL {
  const others = conditionOf(scope, source.others);
  switch (source.kind) {
    case 'tags':
      return sql`exists (${selectSequences(scope, source)} and ${documentTagsTable.documentSequence} = first.sequence)
        and ${others}`;
    case 'custom':
      return sql`${hasCustomValue(scope, source.filter, sql`first.sequence`)} and ${others}`;
    case 'index':
      return sql`${source.index.condition} and ${others}`;
  }
}

/** The sequences that a statement selects, as JSON. */
function arrayOf(selected: SQL): SQL {
  return sql`(select json_group_array(sequence) from (${selected}))`;
}

/**
 * A table for `with`, of one row: the number of matches, at most `maxCount` + 1, their sequences as JSON unless they are counted
 * already, and how many of them are on the page.
 */
function countedTable(scope: OrganizationScope, search: FilterSearch): SQL {
  const { page } = search;
  const known = knownCount(scope, search);
  const pageSize = sizeOf(page);
  // To look for more than there are, all documents would be read.
  const rest = sql`max(min(${pageSize}, all_count - ${offsetOf(page)}), 0)`;
  const matches = sql`
    select json_array_length(matches) as all_count, matches from (
      select ${arrayOf(sql`${selectMatches(scope, search)} limit ${mostCounted}`)} as matches)`;
  return sql`
    counted as materialized (
      select min(all_count, ${mostCounted}) as matches_count, all_count >= ${mostCounted} as are_many, matches,
        ${known ? rest : sql`iif(all_count < ${mostCounted}, ${rest}, ${pageSize})`} as page_limit
      from (${known ? sql`select ${known} as all_count, null as matches` : matches}))`;
}

function sizeOf({ pageSize }: Pagination): SQL {
  return literal(pageSize);
}

function offsetOf({ pageIndex, pageSize }: Pagination): SQL {
  return literal(pageIndex * pageSize);
}

/** Pages of fewer matches without an index are not looked for in their order: nearly all documents would be read. */
function mostLookedFor({ pageIndex, pageSize }: Pagination): SQL {
  return literal(4 * (pageIndex + 1) * pageSize);
}

/** Selects one page of the counted matches, of which all are read from the latest document on: what few lack is often new. */
function selectAll(scope: OrganizationScope, search: FilterSearch): SQL {
  const { page } = search;
  return sql`
    select ${documentsTable.sequence} as sequence from ${documentsTable}
    where ${documentsTable.sequence} in (
      select ${documentsTable.sequence} from ${documentsTable} indexed by documents_by_created_at
      where ${isActive(scope)} and ${conditionOf(scope, search)}
      order by ${documentsTable.createdAt} desc limit (select matches_count from counted))
    order by ${termsOf(search, undefined)} limit ${sizeOf(page)} offset ${offsetOf(page)}`;
}

/** Selects the first documents with a tag in the order in which they were added; none if several tags are meant. */
function selectTagged(
  { organizationId }: OrganizationScope,
  tags: SQL,
  { order, limit }: { order: DocumentOrder; limit: SQL },
): SQL {
  return sql`
    select ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
    where ${documentTagsTable.organizationId} = ${organizationId}
      and ${documentTagsTable.tagId} = (select case count(*) when 1 then max(${tagsTable.id}) end from ${tags})
    order by ${documentTagsTable.documentSequence} ${sql.raw(order.sortOrder)} limit ${limit}`;
}

/** Documents with or without a value of one custom field are counted already, if there is no other condition. */
function knownCount(scope: OrganizationScope, { filters, listFilter }: Matches): SQL | undefined {
  const [filter, ...others] = filters;
  if (!isEveryMatch({ filters: others, listFilter })) return undefined;
  if (filter?.kind !== 'custom' || filter.match.kind !== 'any') return undefined;
  const isAbsence = filter.isExcluded;
  return presenceCount(scope, filter.fieldId, { isAbsence });
}

/** Selects the sequences of all matches as `select … from … where …`, read from the index of a filter. */
export function selectMatches(
  scope: OrganizationScope,
  search: Matches,
  source = sourceOf(scope, search),
): SQL {
  const isMatch = sql`${isActive(scope)} and ${conditionOf(scope, source?.others ?? search)}`;
  switch (source?.kind) {
    case 'tags':
      return sql`
        select distinct ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
        cross join ${documentsTable} on ${documentsTable.sequence} = ${documentTagsTable.documentSequence}
        where ${documentTagsTable.organizationId} = ${scope.organizationId}
          and ${documentTagsTable.tagId} in (select ${tagsTable.id} from ${source.tags}) and ${isMatch}`;
    case 'custom':
      return sql`
        select distinct ${documentsTable.sequence} from (
          select own.document_sequence ${matchingValues(scope, source.filter)}) as matching
        cross join ${documentsTable} on ${documentsTable.sequence} = matching.document_sequence
        where ${isMatch}`;
    case 'index':
      return sql`
        select ${documentsTable.sequence} from ${documentsTable} indexed by ${source.index.index}
        where ${isMatch} and ${source.index.condition}`;
    case undefined:
      return sql`select ${documentsTable.sequence} from ${documentsTable} where ${isMatch}`;
  }
}

function isEveryMatch({ filters, listFilter }: Matches): boolean {
  return (
    filters.length === 0 && listFilter.tags.length === 0 && listFilter.extractionState === undefined
  );
}

function isActive({ organizationId }: OrganizationScope): SQL {
  return sql`(${and(eq(documentsTable.organizationId, organizationId), isNull(documentsTable.deletedAt))})`;
}
