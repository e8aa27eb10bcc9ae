import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { NamedStatements, StatementReturning } from '../../database/database.ts';
import { commit, type Change } from '../../outbox/commit.ts';
import { pause } from '../../platform/pause.ts';
import {
  assertComplete,
  selectMissingDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';

type Rows = StatementReturning<{ id: string }[]>;

/** A step: which documents it has `changed`, and whether others of the selection are `left`. */
type Step = Change<NamedStatements & { changed: Rows; left: Rows }>;

/**
 * Changes the documents of a selection in transactions that each write a bounded number of rows, so that others take their turns in
 * between; returns the ids of those that changed. If a document that must exist is missing at the first, nothing is changed: 404
 * `document.not_found`, or 409 `document.in_trash` for a selection of active documents.
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
      // First, because the change may delete them.
      statements: { missing: selectMissingDocuments(scope, remaining), ...statements },
    });
    assertComplete(missing);
    changedIds.push(...changed.map(({ id }) => id));
    if (changed.length === 0 || left.length === 0) return changedIds;
    remaining = { ...selection, isComplete: false };
    await pause();
  }
}
