import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { changeSelection } from '../documents/change-selection.ts';
import type { DocumentSelection } from '../documents/document-selection-store.ts';
import { restoreChange } from './trash-store.ts';

/** Takes documents out of the trash and answers the ids of those that were in it. */
export function restoreDocuments(scope: OrganizationScope, selection: DocumentSelection) {
  return changeSelection(scope, selection, restoreChange(scope, selection));
}
