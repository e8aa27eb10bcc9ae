import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { selectionTagsChange } from './document-tag-store.ts';

/**
 * Adds tags to documents and removes others; what is so already stays so. Returns the ids of the documents that changed.
 * 404 `document.not_found` or `tag.not_found`, with nothing done, when one is missing.
 */
export async function changeDocumentTags(
  scope: OrganizationScope,
  selection: DocumentSelection,
  change: { addTagIds: string[]; removeTagIds: string[] },
): Promise<string[]> {
  const { changed, missingTags, missingDocuments } = await commit(
    scope,
    selectionTagsChange(scope, selection, change),
  );
  if (missingDocuments.some(isMissing)) throw new AppError('document.not_found');
  if (missingTags.some(isMissing)) throw new AppError('tag.not_found');
  return [...new Set(changed.flat().map(({ id }) => id))];
}

function isMissing({ missingCount }: { missingCount: number }): boolean {
  return missingCount > 0;
}
