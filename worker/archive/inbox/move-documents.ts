import type { OrganizationScope } from '../../access/organization-scope.ts';
import { changeSelection } from '../documents/selection/change-selection.ts';
import type { DocumentSelection } from '../documents/selection/document-selection-store.ts';
import { inboxChange } from './inbox-store.ts';

/**
 * Takes documents out of the Inbox after a person has looked at them, or puts them back. Their versions do not change,
 * and there is no activity. Returns the ids of the moved documents. Throws 404 `document.not_found` if one that must
 * exist is missing.
 */
export async function moveDocuments(
  scope: OrganizationScope,
  selection: DocumentSelection,
  { intoInbox }: { intoInbox: boolean },
): Promise<string[]> {
  const moved = await changeSelection(scope, selection, inboxChange(scope, selection, intoInbox));
  return moved.map(({ id }) => id);
}
