import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { assertComplete } from '../documents/selection/document-selection-store.ts';
import { addPairChange, deletePairChange, type Pair } from './pair-store.ts';

/**
 * Stores a decision about two documents. Throws 404 `document.not_found`, 409 `document.in_trash`,
 * 403 `limit.reached` if one of them has the maximum number of such pairs.
 */
export async function addPair(scope: OrganizationScope, pair: Pair): Promise<void> {
  const { missing, stored } = await commit(scope, addPairChange(scope, pair));
  assertComplete(missing);
  if (stored.length > 0) return;
  throw new AppError('limit.reached', {
    message: 'The document has the maximum number of links',
    details: { limit: 'document-links' },
  });
}

/**
 * Revokes a decision about two documents. Throws 404 `document.not_found`, 409 `document.in_trash`.
 */
export async function deletePair(scope: OrganizationScope, pair: Pair): Promise<void> {
  const { missing } = await commit(scope, deletePairChange(scope, pair));
  assertComplete(missing);
}
