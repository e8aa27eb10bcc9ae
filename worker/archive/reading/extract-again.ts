import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { extractAgainChange } from './extraction-store.ts';

/** Extracts the text of a document again, by a job; until that is done, the document keeps the text it has. */
export async function extractAgain(scope: OrganizationScope, documentId: string): Promise<void> {
  const { pending } = await commit(scope, extractAgainChange(scope, documentId));
  if (pending.length === 0) throw new AppError('document.not_found');
}
