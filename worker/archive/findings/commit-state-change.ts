import type { UpdatedDocument } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { documentConflict } from '../documents/document-conflict.ts';
import { requireActiveDocument } from '../documents/require-document.ts';
import type { findingStateChange, nameStateChange } from './finding-change-store.ts';

/**
 * Returns the changed document. Throws 412 `request.conflict` with the document if it has another version, 409
 * `document.in_trash`.
 */
export async function commitStateChange(
  scope: OrganizationScope,
  change: ReturnType<typeof findingStateChange | typeof nameStateChange>,
): Promise<UpdatedDocument> {
  const { updated, documents } = await commit(scope, change);
  const document = requireActiveDocument(documents[0]);
  if (updated.length === 0) throw documentConflict(document);
  return { document };
}
