import type { BulkInput } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findBulkDocuments, type BulkSearch } from './bulk-query-store.ts';
import {
  namedDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';

type ResolvedSelection = {
  selection: DocumentSelection;
  progress: { hasMore: boolean; cursor?: string };
};

/**
 * Returns the documents of a bulk request: named ones, which must all exist, or those that match a
 * query now. `hasMore` is true if more documents match than one request changes; `cursor` is the
 * last returned one.
 */
export async function resolveSelection(
  scope: OrganizationScope,
  { filter, cursor }: BulkInput,
  search: Omit<BulkSearch, 'query' | 'limit'> & { limit?: number },
): Promise<ResolvedSelection> {
  const { documentIds, query } = filter;
  if (documentIds) return { selection: namedDocuments(documentIds), progress: { hasMore: false } };
  if (!query) throw new Error('A bulk request without documents passed validation');
  const limit = Math.min(search.limit ?? Infinity, limits.bulk.matched);
  const found = await findBulkDocuments(scope, { ...search, query, cursor, limit: limit + 1 });
  const ids = found.slice(0, limit).map(({ id }) => id);
  const hasMore = found.length > limit;
  return {
    selection: { documentIds: ids, isComplete: false },
    progress: { hasMore, cursor: hasMore ? ids.at(-1) : undefined },
  };
}
