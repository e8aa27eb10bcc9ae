import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import {
  namedDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { findWithTwins } from '../documents/rows/twin-store.ts';
import { changeInSteps } from './change-in-steps.ts';
import { restoreChange } from './trash-store.ts';

export async function restoreDocuments(
  scope: OrganizationScope,
  selection: DocumentSelection,
): Promise<{ restoredIds: string[]; withTwins: { id: string; twinId: string }[] }> {
  const restoredIds = await changeInSteps(scope, selection, restoreChange);
  const isComplete = restoredIds.length === selection.documentIds.length;
  const withTwins = isComplete ? [] : await findWithTwins(scope, selection.documentIds);
  return { restoredIds, withTwins };
}

/** Restores a document. Throws 404 `document.not_found`, 409 `document.file_taken` if another document has its file now. */
export async function restoreDocument(scope: OrganizationScope, documentId: string): Promise<void> {
  const { withTwins } = await restoreDocuments(scope, namedDocuments([documentId]));
  const [refused] = withTwins;
  if (refused) throw fileTaken(refused);
}

export function fileTaken({ twinId }: { twinId: string }): AppError {
  return new AppError('document.file_taken', { details: { documentId: twinId } });
}
