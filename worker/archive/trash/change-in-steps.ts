import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import {
  assertComplete,
  selectMissingCount,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import type { trashChange } from './trash-store.ts';

/**
 * Changes the documents of a selection in transactions that each write a bounded number of rows, so that others take their turns in
 * between; returns the ids of those that changed. If a document that must exist is missing at the first, nothing is changed: 404
 * `document.not_found`, or 409 `document.in_trash` for a selection of active documents.
 */
export async function changeInSteps(
  scope: OrganizationScope,
  selection: DocumentSelection,
  change: typeof trashChange,
): Promise<string[]> {
  const changedIds: string[] = [];
  let remaining = selection;
  for (;;) {
    const { eventSources, statements } = change(scope, remaining);
    const { missing, changed, left } = await commit(scope, {
      eventSources,
      statements: { missing: selectMissingCount(scope, remaining), ...statements },
    });
    assertComplete(missing);
    changedIds.push(...changed.map(({ id }) => id));
    if (changed.length === 0 || left.length === 0) return changedIds;
    remaining = { ...selection, isComplete: false };
  }
}
