import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import {
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

type FilterSearch = Matches & {
  page: Pagination;
  order: DocumentOrder;
};

/** More candidates are not sorted if the first documents in the order of the list fill the page. */
const fewSorted = sql.raw('2000');
const mostTried = sql.raw('3000');
/** One of so many documents may be a candidate that is sorted. Of more, the next ones in order are read until the page is full. */
const sortedShare = sql.raw('8');

/** With more filters, a statement could have more parameters than D1 accepts. */
export const maxFiltersAlone = 6;

/**
 * One page of the documents that match filters only, and their number, at most `maxCount` + 1. The text index is not read: it
 * has nothing to say about them.
 */
export async function findFiltered(
  scope: OrganizationScope,
  search: FilterSearch,
): Promise<{ documents: DocumentSummary[]; matchesCount: number }> {
  const source = sourceOf(scope, search);
  const { rows, counts } = await batch(scope.database, {
    rows: scope.database
      .select(documentSummaryColumns)
      .from(documentsTable)
      .where(sql`${documentsTable.sequence} in (${selectPage(scope, search, source)})`)
      .orderBy(termsOf(search, source)),
    counts: scope.database
      .select({ matchesCount: sql<number>`counted.matches_count`.as('matches_count') })
      .from(sql`(select ${countMatches(scope, search)} as matches_count) as counted`),
  });
  return {
    documents: rows.map(toDocumentSummary),
    matchesCount: counts[0]?.matchesCount ?? 0,
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
  | { matching: SQL }
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
    return isOfField ? { filter, matching: matchesValue(scope, filter.match) } : undefined;
  }
  const index = indexOf(scope, filter);
  return index?.orders.includes(order.sortField) ? { filter, ...index } : undefined;
}

/**
 * The page, read in its order where a filter has no index, or one in the same order. Otherwise few candidates are sorted. Of
 * many, the first documents in the order of the list soon fill a page, unless most that match come late in it.
 */
function selectPage(
  scope: OrganizationScope,
  search: FilterSearch,
  source: Source | undefined,
): SQL {
  const { filters, page, order } = search;
  // Literals: with six filters, a statement has nearly as many parameters as D1 accepts.
  const pageSize = sql.raw(String(page.pageSize));
  const offset = sql.raw(String(page.pageIndex * page.pageSize));
  const count = knownCount(scope, search);
  // To look for more than there are, all documents would be read.
  const limit = count ? sql`max(min(${pageSize}, ${count} - ${offset}), 0)` : pageSize;
  const condition = conditionOf(scope, search);
  const inOrder = filters.flatMap((filter) => readInOrder(scope, filter, order) ?? []);
  const ofSource = inOrder.find(({ filter }) => source?.source.filters.includes(filter));
  if (!source || ofSource) {
    return selectInOrder(scope, order, { ...(ofSource ?? inOrder[0]), condition, limit, offset });
  }
  // Documents that match two filters are rarely among the first, and are read from the index of both.
  const few = source.source.filters.length > 1 ? sql`(select most from most_sorted)` : fewSorted;
  const tried = sql`iif((select are_many from candidates), ${mostTried}, 0)`;
  const first = isBySequence(order, source)
    ? selectTagged(scope, source.tags, { order, limit: tried })
    : selectInOrder(scope, order, {
        condition: sql`true`,
        ...inOrder[0],
        limit: tried,
        offset: sql`0`,
      });
  // Of a document without the tag, only its link is looked for.
  const isMatch =
    source.kind === 'tags'
      ? sql`exists (${selectSequences(scope, source)} and ${documentTagsTable.documentSequence} = first.sequence)
          and ${conditionOf(scope, source.others)}`
      : condition;
  const sequences = selectSequences(scope, source);
  const isShort = sql`(select count(*) from page) < ${limit}`;
  const areSorted = isBySequence(order, source)
    ? sql`true`
    : sql`(select are_sorted from all_candidates)`;
  const walked = selectInOrder(scope, order, {
    ...inOrder[0],
    condition,
    limit: sql`iif(${isShort}, iif(${areSorted}, 0, ${limit}), 0)`,
    offset,
  });
  return sql`
    with most_sorted as materialized (
        select max(${fewSorted}, coalesce((
          select documents_count / ${sortedShare} from ${organizationStatisticsTable}
          where organization_id = ${scope.organizationId}), 0)) as most),
      candidates as materialized (
        select count(*) > ${few} as are_many from (${sequences} limit ${few} + 1)),
      all_candidates as materialized (
        select count(*) <= (select most from most_sorted) as are_sorted
        from (${sequences} limit (select most + 1 from most_sorted))),
      page as materialized (
        select ${documentsTable.sequence} as sequence from (${first}) as first
        cross join ${documentsTable} on ${documentsTable.sequence} = first.sequence
        where ${isMatch} and ${isActive(scope)}
        limit ${limit} offset ${offset})
    select sequence from page
    union all
    select * from (
      ${selectMatches(scope, search, source)}
      order by ${termsOf(search, source)} limit iif(${isShort}, iif(${areSorted}, ${limit}, 0), 0) offset ${offset})
    union all
    select sequence from (${walked})`;
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

/** The number of matches, at most `maxCount` + 1. */
function countMatches(scope: OrganizationScope, search: Matches): SQL {
  const count = knownCount(scope, search);
  if (count) return sql`min(${count}, ${maxCount + 1})`;
  return sql`(select count(*) from (${selectMatches(scope, search)} limit ${maxCount + 1}))`;
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
        select distinct ${documentTagsTable.documentSequence} from ${documentTagsTable}
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
