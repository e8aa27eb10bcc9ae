import type { SQL } from 'drizzle-orm';
import type { CustomMatch } from '../../../shared/archive/custom-fields/custom-filter.ts';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { always } from '../../database/expressions.ts';
import { matchesValue } from '../custom-fields/custom-filter-store.ts';
import type { DocumentOrder } from '../documents/document-order-store.ts';
import { indexOf, isWithout } from './search-filter-store.ts';

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
    const matching = order.hasSeveralValues ? always : matchesValue(scope, filter);
    return { filter, matching };
  }
  const index = indexOf(scope, filter);
  return index?.orders.includes(order.sortField) ? { filter, ...index } : undefined;
}

function hasUnranked(match: CustomMatch, ranks: readonly string[] | undefined): boolean {
  return !!ranks && match.kind === 'values' && !match.values.every((id) => ranks.includes(`${id}`));
}
