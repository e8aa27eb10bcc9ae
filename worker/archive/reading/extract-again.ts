import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { extractAgainChange } from './document-content-store.ts';

/** Has the text of a document read out of its file once more; until it is, the document keeps the text it has. */
export async function extractAgain(scope: OrganizationScope, documentId: string): Promise<void> {
  const [pending] = (await commit(scope, extractAgainChange(scope, documentId))) as [unknown[]];
  if (pending.length === 0) throw new AppError('document.not_found');
}
