import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit, type Change } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { selectMissingCount, type DocumentSelection } from './document-selection-store.ts';

/**
 * Commits a change of a selection's documents whose first statement answers the ids it changed. Throws 404
 * `document.not_found`, with nothing done, when a document that must be there is missing.
 */
export async function changeSelection(
  scope: OrganizationScope,
  selection: DocumentSelection,
  change: Change,
): Promise<string[]> {
  const statements = [...change.statements, selectMissingCount(scope, selection)];
  const results = await commit(scope, { ...change, statements });
  const [missing] = results.at(-1) as { missingCount: number }[];
  if (missing && missing.missingCount > 0) throw new AppError('document.not_found');
  return (results[0] as { id: string }[]).map(({ id }) => id);
}
