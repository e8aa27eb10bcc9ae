import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements, type StatementReturning } from '../../../database/database.ts';
import { commit, type Change } from '../../../outbox/commit.ts';
import {
  assertComplete,
  selectMissingDocuments,
  type DocumentSelection,
} from './document-selection-store.ts';

/**
 * Commits a change of the documents of a selection and returns the rows of the changed ones. If a
 * document that must exist is missing, nothing is changed and 404 `document.not_found` is thrown,
 * or 409 `document.in_trash` for a selection of active documents.
 */
export async function changeSelection<Row extends { id: string }>(
  scope: OrganizationScope,
  selection: DocumentSelection,
  change: Change<{ changed: StatementReturning<Row[]> }>,
): Promise<Row[]> {
  const { changed, missing } = await commit(scope, {
    ...change,
    // This statement is first because the change may delete the documents.
    statements: joinStatements(
      { missing: selectMissingDocuments(scope, selection) },
      change.statements,
    ),
  });
  assertComplete(missing);
  return changed;
}
