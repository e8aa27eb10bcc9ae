import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type {
  DocumentFilter,
  DocumentSummary,
} from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { listCondition } from '../documents/document-list-store.ts';
import {
  orderTerms,
  selectInOrder,
  type DocumentOrder,
} from '../documents/document-order-store.ts';
import { documentSummaryColumns, toDocumentSummary } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';
import { candidatesOf, filterCondition, narrowestIndex, tagsMeant } from './search-filter-store.ts';
import { maxCount } from './search-store.ts';

type FilterSearch = {
  filters: SearchFilter[];
  listFilter: DocumentFilter;
  page: Pagination;
  order: DocumentOrder;
};

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
  const { rows, counts } = await batch(scope.database, {
    rows: scope.database
      .select(documentSummaryColumns)
      .from(documentsTable)
      .where(sql`${documentsTable.sequence} in (${selectPage(scope, search)})`)
      .orderBy(
        isBySequence(scope, search)
          ? sql`${documentsTable.sequence} ${sql.raw(order.sortOrder)}`
          : orderTerms(order),
      ),
    counts: scope.database
      .select({ matchesCount: sql<number>`counted.matches_count`.as('matches_count') })
      .from(
        sql`(select count(*) as matches_count from (${selectMatches(scope, search)} limit ${maxCount + 1})) as counted`,
      ),
  });
  return {
    documents: rows.map(toDocumentSummary),
    matchesCount: counts[0]?.matchesCount ?? 0,
  };
}

/** The documents of a tag are in the order in which they were added. */
function isBySequence(scope: OrganizationScope, { filters, listFilter, order }: FilterSearch) {
  return (
    order.sortField === 'createdAt' && tagsMeant(scope, filters, listFilter.tags) !== undefined
  );
}

/**
 * The page, read in its order where a filter has no index, or one in the same order. Otherwise the documents of a filter are
 * all known if they are few enough, and sorted; of so many that they are not, the next ones in order soon fill a page.
 */
function selectPage(scope: OrganizationScope, search: FilterSearch): SQL {
  const { filters, listFilter, page, order } = search;
  const limits = { limit: page.pageSize, offset: page.pageIndex * page.pageSize };
  const condition = conditionOf(scope, search);
  const tags = tagsMeant(scope, filters, listFilter.tags);
  const candidates = candidatesOf(scope, filters, listFilter.tags);
  const narrowest = tags ? undefined : narrowestIndex(scope, filters);
  const index = narrowest?.orders.includes(order.sortField) ? narrowest.index : undefined;
  if (!candidates || index) return selectInOrder(scope, order, { condition, index, ...limits });
  const areKnown = sql`(select is_complete from knowledge)`;
  const onlyTagId = isBySequence(scope, search)
    ? sql`(select case count(*) when 1 then max(${tagsTable.id}) end from ${tags})`
    : sql`null`;
  const ofTag = sql`
    select ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
    cross join ${documentsTable} on ${documentsTable.sequence} = ${documentTagsTable.documentSequence}
    where ${documentTagsTable.organizationId} = ${scope.organizationId} and ${documentTagsTable.tagId} = ${onlyTagId}
      and ${isActive(scope)} and ${condition}
    order by ${documentTagsTable.documentSequence} ${sql.raw(order.sortOrder)} limit ${limits.limit} offset ${limits.offset}`;
  const others = selectInOrder(scope, order, {
    condition,
    isNeeded: sql`${onlyTagId} is null and not ${areKnown}`,
    ...limits,
  });
  return sql`
    with candidates as materialized (${candidates.documents}),
      knowledge as materialized (select ${candidates.areKnown} as is_complete)
    ${isBySequence(scope, search) ? sql`select sequence from (${ofTag}) union all` : sql``}
    select sequence from (
      select ${documentsTable.sequence} as sequence from ${documentsTable}
      where ${documentsTable.sequence} in (
          select sequence from candidates where ${onlyTagId} is null and ${areKnown})
        and +${isActive(scope)} and ${condition}
      order by ${orderTerms(order)} limit ${limits.limit} offset ${limits.offset})
    union all
    select sequence from (${others})`;
}

/** `select … from … where …` of all matches, read from the index of a filter. */
function selectMatches(scope: OrganizationScope, search: FilterSearch): SQL {
  const { filters, listFilter } = search;
  const condition = conditionOf(scope, search);
  const tags = tagsMeant(scope, filters, listFilter.tags);
  if (tags) {
    return sql`
      select distinct ${documentTagsTable.documentSequence} from ${documentTagsTable}
      cross join ${documentsTable} on ${documentsTable.sequence} = ${documentTagsTable.documentSequence}
      where ${documentTagsTable.organizationId} = ${scope.organizationId}
        and ${documentTagsTable.tagId} in (select ${tagsTable.id} from ${tags})
        and ${isActive(scope)} and ${condition}`;
  }
  const narrowest = narrowestIndex(scope, filters);
  const index = narrowest ? sql`indexed by ${narrowest.index}` : sql``;
  const narrowed = narrowest ? sql`and ${narrowest.condition}` : sql``;
  return sql`select 1 from ${documentsTable} ${index} where ${isActive(scope)} and ${condition} ${narrowed}`;
}

/** Condition on active documents. */
function conditionOf(scope: OrganizationScope, { filters, listFilter }: FilterSearch): SQL {
  return sql`${filterCondition(scope, filters)} and ${listCondition(scope, listFilter)}`;
}

function isActive({ organizationId }: OrganizationScope): SQL {
  return sql`(${and(eq(documentsTable.organizationId, organizationId), isNull(documentsTable.deletedAt))})`;
}
