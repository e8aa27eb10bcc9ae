import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findBulkDocuments, type BulkSearch } from './bulk-selection-store.ts';
import { namedDocuments, type DocumentSelection } from './document-selection-store.ts';

/**
 * The documents of a bulk call: named ones, which must all be there, or those a query finds now, with `hasMore` when it
 * finds more than one call changes.
 */
export async function bulkSelection(
  scope: OrganizationScope,
  filter: BulkFilter,
  search: Pick<BulkSearch, 'isTrashed' | 'condition'>,
): Promise<{ selection: DocumentSelection; hasMore: boolean }> {
  const { documentIds, query } = filter;
  if (documentIds) return { selection: namedDocuments(documentIds), hasMore: false };
  if (!query) throw new Error('A bulk call without documents passed validation');
  const limit = limits.bulk.matched;
  const found = await findBulkDocuments(scope, { ...search, query, limit: limit + 1 });
  return {
    selection: { documentIds: found.slice(0, limit).map(({ id }) => id), isComplete: false },
    hasMore: found.length > limit,
  };
}
