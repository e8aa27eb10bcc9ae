import type { OrganizationScope } from '../../access/organization-scope.ts';
import { changeSelection } from '../documents/selection/change-selection.ts';
import {
  activeOf,
  isSelected,
  namedDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { extractAgainChange } from './extraction-store.ts';

/**
 * Enqueues another extraction of the text of a document, which keeps its present text until then. A
 * text that a person has edited stays, unless `replacesEdited`.
 */
export async function extractAgain(
  scope: OrganizationScope,
  documentId: string,
  options: { replacesEdited: boolean } = { replacesEdited: false },
): Promise<void> {
  await extractSelectionAgain(scope, namedDocuments([documentId]), options);
}

export async function extractSelectionAgain(
  scope: OrganizationScope,
  selection: DocumentSelection,
  options: { replacesEdited: boolean },
): Promise<{ pendingIds: string[]; editedIds: string[] }> {
  const active = activeOf(selection);
  const change = extractAgainChange(scope, isSelected(scope, active), options);
  const pending = await changeSelection(scope, active, change);
  const edited = pending.filter(({ isContentEdited }) => isContentEdited);
  return { pendingIds: pending.map(({ id }) => id), editedIds: edited.map(({ id }) => id) };
}
