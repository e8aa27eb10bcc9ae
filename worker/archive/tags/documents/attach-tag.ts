import { limits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { namedDocuments } from '../../documents/selection/document-selection-store.ts';
import { changeDocumentTags } from '../change-document-tags.ts';

/**
 * Adds a tag to a document. Throws 409 `documents.already_has_tag` if the document has it, 403 `limit.reached` if it has
 * the maximum number of tags.
 */
export async function attachTag(
  scope: OrganizationScope,
  documentId: string,
  tagId: string,
): Promise<void> {
  const { changedIds, skippedIds } = await changeDocumentTags(scope, namedDocuments([documentId]), {
    addTagIds: [tagId],
    removeTagIds: [],
  });
  if (skippedIds.length > 0) throw documentTagsLimitReached();
  if (changedIds.length === 0) throw new AppError('documents.already_has_tag');
}

export function documentTagsLimitReached(): AppError {
  return new AppError('limit.reached', {
    message: `A document may have at most ${limits.documentTags.max} tags`,
    details: { limit: 'document-tags' },
  });
}
