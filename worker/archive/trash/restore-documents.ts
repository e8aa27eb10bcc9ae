import type { OrganizationScope } from '../../access/organization-scope.ts';
import { changeSelection } from '../bulk/change-selection.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { restoreChange } from './trash-store.ts';

/** Restores documents from the trash; returns the ids of those that were in it. */
export async function restoreDocuments(
  scope: OrganizationScope,
  selection: DocumentSelection,
): Promise<string[]> {
  const changed = await changeSelection(scope, selection, restoreChange(scope, selection));
  return changed.map(({ id }) => id);
}
