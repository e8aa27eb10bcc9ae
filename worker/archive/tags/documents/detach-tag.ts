import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { namedDocuments } from '../../documents/selection/document-selection-store.ts';
import { changeDocumentTags } from '../change-document-tags.ts';

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
