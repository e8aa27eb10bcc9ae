import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { extractAgainChange } from './extraction-store.ts';

/** Extracts the text of a document again, by a job; until that is done, the document keeps the text it has.
 * One that a person has edited stays, unless `replacesEdited`. */
export async function extractAgain(
  scope: OrganizationScope,
  documentId: string,
  options: { replacesEdited: boolean } = { replacesEdited: false },
): Promise<void> {
  const { pending } = await commit(scope, extractAgainChange(scope, documentId, options));
  if (pending.length === 0) throw new AppError('document.not_found');
}
