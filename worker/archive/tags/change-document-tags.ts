import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { selectionTagsChange, type TagsToChange } from './document-tag-store.ts';

/**
 * Adds tags to documents and removes others. Returns the ids of the documents that changed. If a document or tag is
 * missing, nothing is changed: 404 `document.not_found` or `tag.not_found`.
 */
export async function changeDocumentTags(
  scope: OrganizationScope,
  selection: DocumentSelection,
  tags: TagsToChange,
): Promise<string[]> {
  const { changed, missingTags, missingDocuments } = await commit(
    scope,
    selectionTagsChange(scope, selection, tags),
  );
  if (missingDocuments.some(isMissing)) throw new AppError('document.not_found');
  if (missingTags.some(isMissing)) throw new AppError('tag.not_found');
  return [...new Set(changed.flat().map(({ id }) => id))];
}

function isMissing({ missingCount }: { missingCount: number }): boolean {
  return missingCount > 0;
}
