import type { OrganizationScope } from '../../access/organization-scope.ts';
import { changeSelection } from '../bulk/change-selection.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { trashChange } from './trash-store.ts';

/** Moves documents to the trash; returns the ids of those that were active. */
export async function trashDocuments(
  scope: OrganizationScope,
  selection: DocumentSelection,
): Promise<string[]> {
  const changed = await changeSelection(scope, selection, trashChange(scope, selection));
  return changed.map(({ id }) => id);
}
