import type { OrganizationScope } from '../../access/organization-scope.ts';
import { changeSelection } from '../documents/selection/change-selection.ts';
import { namedDocuments } from '../documents/selection/document-selection-store.ts';
import { purgeChange } from './purge-store.ts';

/** Permanently deletes up to 1,000 documents; returns the ids of those that were in the trash. */
export async function purgeDocuments(
  scope: OrganizationScope,
  documentIds: string[],
): Promise<string[]> {
  const selection = namedDocuments(documentIds);
  const changed = await changeSelection(scope, selection, purgeChange(scope, { selection }));
  return changed.map(({ id }) => id);
}
