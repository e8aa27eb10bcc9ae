import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  joinStatements,
  type NamedStatements,
  type StatementReturning,
} from '../../database/database.ts';
import { commit, type Change } from '../../outbox/commit.ts';
import { pause } from '../../platform/pause.ts';
import {
  assertComplete,
  selectMissingDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';

type Rows = StatementReturning<{ id: string }[]>;

type Step = Change<NamedStatements & { changed: Rows; left: Rows }>;

/**
 * Changes the documents of a selection in transactions of a bounded number of rows, so that other
 * requests run between them. Returns the ids of the changed documents. If a document that must
 * exist is missing at the first step, nothing is changed: throws 404 `document.not_found`, or 409
 * `document.in_trash` for a selection of active documents.
 */
export async function changeInSteps(
  scope: OrganizationScope,
  selection: DocumentSelection,
  change: (scope: OrganizationScope, selection: DocumentSelection) => Step,
): Promise<string[]> {
  const changedIds: string[] = [];
  let remaining = selection;
  for (;;) {
    const { statements, ...step } = change(scope, remaining);
    const { missing, changed, left } = await commit(scope, {
      ...step,
      // This statement is first because the change may delete the documents.
      statements: joinStatements({ missing: selectMissingDocuments(scope, remaining) }, statements),
    });
    assertComplete(missing);
    changedIds.push(...changed.map(({ id }) => id));
    if (changed.length === 0 || left.length === 0) return changedIds;
    remaining = { ...selection, isComplete: false };
    await pause();
  }
}
