import type { SQL } from 'drizzle-orm';
import type { CustomMatch } from '../../../../shared/archive/custom-fields/custom-filter.ts';
import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { always } from '../../../database/expressions.ts';
import { matchesValue } from '../../custom-fields/search/custom-filter-store.ts';
import type { DocumentOrder } from '../../documents/list/document-order-store.ts';
import { indexOf, isWithout } from './search-filter-store.ts';

export type InOrder = { filter: SearchFilter } & (
  | { index: SQL; condition: SQL }
  | { matching?: SQL }
  | { isWithoutValue: true }
);

/** Returns undefined if the documents of a filter cannot be read in this order. */
export function readInOrder(
  scope: SearchScope,
  filter: SearchFilter,
  order: DocumentOrder,
): InOrder | undefined {
  if (isWithout(filter, order)) return { filter, isWithoutValue: true };
  if (order.sortField === 'custom') {
    const isOfField =
      filter.kind === 'custom' && !filter.isExcluded && filter.fieldId === order.fieldId;
    if (!isOfField) return undefined;
    // A person that is used as a value may have left the organization. Such documents come last.
    if (order.ranks && filter.match.kind === 'any') return { filter };
    if (hasUnranked(filter.match, order.ranks)) return undefined;
    // A document with several options is sorted by its first one, which may not be the one that
    // matches.
    const matching = order.hasSeveralValues ? always : matchesValue(scope, filter);
    return { filter, matching };
  }
  const index = indexOf(scope, filter);
  return index?.orders.includes(order.sortField) ? { filter, ...index } : undefined;
}

function hasUnranked(match: CustomMatch, ranks: readonly string[] | undefined): boolean {
  return !!ranks && match.kind === 'values' && !match.values.every((id) => ranks.includes(`${id}`));
}
