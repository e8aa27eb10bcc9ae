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
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';
import { conditionOf, type Matches } from './matches-store.ts';
import { indexOf, isWithout } from './search-filter-store.ts';
import { candidatesOf, sourceOf, type Source } from './search-source-store.ts';
import { maxCount } from './search-store.ts';

type FilterSearch = Matches & {
  page: Pagination;
  order: DocumentOrder;
};

/** More candidates are not sorted if each of them matches: the next ones in order soon fill a page. */
const areFew = sql`candidates_count <= 2000`;
/** Where other filters leave few of them, the next ones in order may be far apart. */
const maxSorted = 10_000;

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
  const { order } = search;
  const source = sourceOf(scope, search);
  const { rows, counts } = await batch(scope.database, {
    rows: scope.database
      .select(documentSummaryColumns)
      .from(documentsTable)
      .where(sql`${documentsTable.sequence} in (${selectPage(scope, search, source)})`)
      .orderBy(
        isBySequence(order, source)
          ? sql`${documentsTable.sequence} ${sql.raw(order.sortOrder)}`
          : orderTerms(order),
      ),
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
function isBySequence(order: DocumentOrder, source: Source | undefined): boolean {
  return order.sortField === 'createdAt' && source?.kind === 'tags';
}

/**
 * What reads the documents of a filter in the order of the list: its index, the values of the custom field, or where those
 * without a value are read.
 */
type InOrder = { filter: SearchFilter; index?: SQL; matching?: SQL; isWithoutValue?: boolean };

function readInOrder(
  scope: OrganizationScope,
  filters: readonly SearchFilter[],
  order: DocumentOrder,
): InOrder | undefined {
  const [found] = filters.flatMap((filter): InOrder[] => {
    if (isWithout(filter, order)) return [{ filter, isWithoutValue: true }];
    if (order.sortField === 'custom') {
      const isOfField =
        filter.kind === 'custom' && !filter.isExcluded && filter.fieldId === order.fieldId;
      return isOfField ? [{ filter, matching: matchesValue(scope, filter.match) }] : [];
    }
    const index = indexOf(scope, filter);
    return index?.orders.includes(order.sortField) ? [{ filter, index: index.index }] : [];
  });
  return found;
}

/**
 * The page, read in its order where a filter has no index, or one in the same order. Otherwise the documents of a filter are
 * all known if they are few enough, and sorted; of so many that they are not, the next ones in order soon fill a page.
 */
function selectPage(
  scope: OrganizationScope,
  search: FilterSearch,
  source: Source | undefined,
): SQL {
  const { filters, page, order } = search;
  const offset = page.pageIndex * page.pageSize;
  const count = knownCount(scope, search);
  // To look for more than there are, all documents would be read.
  const limit = count ? sql`max(min(${page.pageSize}, ${count} - ${offset}), 0)` : page.pageSize;
  const limits = { limit, offset };
  const inOrder = readInOrder(scope, filters, order);
  const isOfOrder = inOrder !== undefined && source?.source.filters.includes(inOrder.filter);
  if (!source || isOfOrder) {
    const condition = conditionOf(scope, search);
    return selectInOrder(scope, order, { condition, ...inOrder, ...limits });
  }
  const { others } = source;
  const condition = conditionOf(scope, others);
  const isAlone = isEveryMatch(others);
  const candidates = candidatesOf(scope, source, isAlone ? undefined : maxSorted);
  const areSorted = sql`(select are_sorted from knowledge)`;
  const onlyTagId =
    source.kind === 'tags' && order.sortField === 'createdAt'
      ? sql`(select case count(*) when 1 then max(${tagsTable.id}) end from ${source.tags})`
      : sql`null`;
  const ofTag = sql`
    select ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
    cross join ${documentsTable} on ${documentsTable.sequence} = ${documentTagsTable.documentSequence}
    where ${documentTagsTable.organizationId} = ${scope.organizationId} and ${documentTagsTable.tagId} = ${onlyTagId}
      and ${isActive(scope)} and ${condition}
    order by ${documentTagsTable.documentSequence} ${sql.raw(order.sortOrder)} limit ${limits.limit} offset ${limits.offset}`;
  // Of a document that is none of the candidates, only the row of the index is read.
  const isCandidate = sql`
    case when (select are_known from knowledge) then +${documentsTable.sequence} in candidates
      else ${conditionOf(scope, source.source)} end and ${condition}`;
  const inItsOrder = selectInOrder(scope, order, {
    condition: isCandidate,
    isNeeded: sql`${onlyTagId} is null and not ${areSorted}`,
    ...inOrder,
    ...limits,
  });
  return sql`
    with candidates as materialized (${candidates.documents}),
      knowledge as materialized (
        select are_known, are_known and ${isAlone && source.kind !== 'index' ? areFew : sql`true`} as are_sorted
        from (
          select ${candidates.areKnown} as are_known, candidates_count
          from (select count(*) as candidates_count from candidates)))
    ${isBySequence(order, source) ? sql`select sequence from (${ofTag}) union all` : sql``}
    select sequence from (
      select ${documentsTable.sequence} as sequence from ${documentsTable}
      where ${documentsTable.sequence} in (
          select sequence from candidates where ${onlyTagId} is null and ${areSorted})
        and +${isActive(scope)} and ${condition}
      order by ${orderTerms(order)} limit ${limits.limit} offset ${limits.offset})
    union all
    select sequence from (${inItsOrder})`;
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
