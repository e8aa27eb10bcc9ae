import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { purgeChange } from './purge-store.ts';

/** Permanently deletes a document in the trash; 404 `document.not_found` if it is not there. */
export async function purgeDocument(scope: OrganizationScope, documentId: string): Promise<void> {
  const { purged } = await commit(scope, purgeChange(scope, { documentId }));
  if (purged.length === 0) throw new AppError('document.not_found');
}
