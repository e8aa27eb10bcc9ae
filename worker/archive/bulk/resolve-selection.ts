import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findBulkDocuments, type BulkSearch } from './bulk-query-store.ts';
import { namedDocuments, type DocumentSelection } from './document-selection-store.ts';

/**
 * The documents of a bulk request: named ones, which must all exist, or those that match a query now. `hasMore`: more
 * documents match than one request changes.
 */
export async function resolveSelection(
  scope: OrganizationScope,
  filter: BulkFilter,
  search: Omit<BulkSearch, 'query' | 'limit'> & { limit?: number },
): Promise<{ selection: DocumentSelection; hasMore: boolean }> {
  const { documentIds, query } = filter;
  if (documentIds) return { selection: namedDocuments(documentIds), hasMore: false };
  if (!query) throw new Error('A bulk request without documents passed validation');
  const limit = Math.min(search.limit ?? Infinity, limits.bulk.matched);
  const found = await findBulkDocuments(scope, { ...search, query, limit: limit + 1 });
  return {
    selection: { documentIds: found.slice(0, limit).map(({ id }) => id), isComplete: false },
    hasMore: found.length > limit,
  };
}
