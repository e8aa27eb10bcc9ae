import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { changeSelection } from '../documents/change-selection.ts';
import type { DocumentSelection } from '../documents/document-selection-store.ts';
import { trashChange } from './trash-store.ts';

/** Moves documents to the trash and answers the ids of those that were not in it. */
export function trashDocuments(scope: OrganizationScope, selection: DocumentSelection) {
  return changeSelection(scope, selection, trashChange(scope, selection));
}
