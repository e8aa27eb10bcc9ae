import type { OrganizationScope } from '../../access/organization-scope.ts';
import { namedDocuments } from '../bulk/document-selection-store.ts';
import { changeDocumentTags } from './change-document-tags.ts';

/** Takes a tag off a document; one that does not carry it stays as it is. */
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
