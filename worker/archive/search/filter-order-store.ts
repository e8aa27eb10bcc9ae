import { sql, type SQL } from 'drizzle-orm';
import type { CustomMatch } from '../../../shared/archive/custom-fields/custom-filter.ts';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { matchesValue } from '../custom-fields/custom-filter-store.ts';
import { orderTerms, type DocumentOrder } from '../documents/document-order-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';
import { indexOf, isWithout } from './search-filter-store.ts';
import type { Source } from './search-source-store.ts';

/** The documents of a tag are in the order in which they were added. */
export function isBySequence(
  order: DocumentOrder,
  source: Source | undefined,
): source is Source & { kind: 'tags' } {
  return order.sortField === 'createdAt' && source?.kind === 'tags';
}

/** What documents of a source are ordered by. */
export function termsOf(order: DocumentOrder, source: Source | undefined): SQL {
  return isBySequence(order, source)
    ? sql`${documentsTable.sequence} ${sql.raw(order.sortOrder)}`
    : orderTerms(order);
}

/**
 * What reads the documents of a filter in the order of the list: its index, the values of the custom field, or where those
 * without a value are read.
 */
export type InOrder = { filter: SearchFilter } & (
  | { index: SQL; condition: SQL }
  | { matching?: SQL }
  | { isWithoutValue: true }
);

/** How a filter is read in an order; undefined if it cannot be. */
export function readInOrder(
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
    if (hasUnranked(filter.match, order.ranks)) return undefined;
    // The value that matches may be another one than that which the document is sorted by.
    const matching = order.hasSeveralValues ? sql`true` : matchesValue(scope, filter);
    return { filter, matching };
  }
  const index = indexOf(scope, filter);
  return index?.orders.includes(order.sortField) ? { filter, ...index } : undefined;
}

function hasUnranked(match: CustomMatch, ranks: readonly string[] | undefined): boolean {
  return !!ranks && match.kind === 'values' && !match.values.every((id) => ranks.includes(`${id}`));
}

/** Selects the first documents with a tag in the order in which they were added; none if several tags are meant. */
export function selectTagged(
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
