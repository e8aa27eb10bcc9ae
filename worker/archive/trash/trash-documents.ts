import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { DocumentSelection } from '../documents/selection/document-selection-store.ts';
import { changeInSteps } from './change-in-steps.ts';
import { trashChange } from './trash-store.ts';

/** Moves documents to the trash; returns the ids of those that were active. */
export function trashDocuments(
  scope: OrganizationScope,
  selection: DocumentSelection,
): Promise<string[]> {
  return changeInSteps(scope, selection, trashChange);
}
