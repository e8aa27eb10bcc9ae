import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { changeSelection } from '../bulk/change-selection.ts';
import { isSelected, type DocumentSelection } from '../bulk/document-selection-store.ts';
import { isDocument } from '../documents/document-store.ts';
import { extractAgainChange } from './extraction-store.ts';

/**
 * Extracts the text of a document again, by a job; until that is done, the document keeps the text it has. One that a person
 * has edited stays, unless `replacesEdited`.
 */
export async function extractAgain(
  scope: OrganizationScope,
  documentId: string,
  options: { replacesEdited: boolean } = { replacesEdited: false },
): Promise<void> {
  const condition = isDocument(scope, documentId);
  const { changed } = await commit(scope, extractAgainChange(scope, condition, options));
  if (changed.length === 0) throw new AppError('document.not_found');
}

/** The same for a selection; returns the ids of its documents, and of those whose edited text stays. */
export async function extractSelectionAgain(
  scope: OrganizationScope,
  selection: DocumentSelection,
  options: { replacesEdited: boolean },
): Promise<{ pendingIds: string[]; editedIds: string[] }> {
  const change = extractAgainChange(scope, isSelected(scope, selection), options);
  const pending = await changeSelection(scope, selection, change);
  const edited = pending.filter(({ isContentEdited }) => isContentEdited);
  return { pendingIds: pending.map(({ id }) => id), editedIds: edited.map(({ id }) => id) };
}
