import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { namedDocuments } from '../bulk/document-selection-store.ts';
import { changeDocumentTags } from './change-document-tags.ts';

/** Adds a tag to a document; 409 `documents.already_has_tag` if the document has it. */
export async function attachTag(
  scope: OrganizationScope,
  documentId: string,
  tagId: string,
): Promise<void> {
  const changed = await changeDocumentTags(scope, namedDocuments([documentId]), {
    addTagIds: [tagId],
    removeTagIds: [],
  });
  if (changed.length === 0) throw new AppError('documents.already_has_tag');
}
