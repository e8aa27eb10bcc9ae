import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { DocumentSelection } from '../documents/selection/document-selection-store.ts';
import { changeInSteps } from './change-in-steps.ts';
import { trashChange } from './trash-store.ts';

export function trashDocuments(
  scope: OrganizationScope,
  selection: DocumentSelection,
): Promise<string[]> {
  return changeInSteps(scope, selection, trashChange);
}
