import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { namedDocuments } from '../../documents/selection/document-selection-store.ts';
import { changeDocumentTags } from '../change-document-tags.ts';

/** Removes a tag from a document; does nothing if the document does not have it. */
export async function detachTag(
  scope: OrganizationScope,
  documentId: string,
  tagId: string,
): Promise<void> {
  await changeDocumentTags(scope, namedDocuments([documentId]), {
    addTagIds: [],
    removeTagIds: [tagId],
  });
}
