import type { OrganizationScope } from '../../access/organization-scope.ts';
import { changeSelection } from '../bulk/change-selection.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { restoreChange } from './trash-store.ts';

/** Restores documents from the trash; returns the ids of those that were in it. */
export function restoreDocuments(scope: OrganizationScope, selection: DocumentSelection) {
  return changeSelection(scope, selection, restoreChange(scope, selection));
}
