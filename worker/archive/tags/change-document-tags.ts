import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { selectionTagsChange } from './document-tag-store.ts';

type Changed = { results: { id: string }[] };

/**
 * Adds tags to documents and removes others; what is so already stays so. Answers the ids of the documents that changed.
 * 404 `document.not_found` or `tag.not_found`, with nothing done, when one is missing.
 */
export async function changeDocumentTags(
  scope: OrganizationScope,
  selection: DocumentSelection,
  change: { addTagIds: string[]; removeTagIds: string[] },
): Promise<string[]> {
  const [added, removed, [tags], [documents]] = (await commit(
    scope,
    selectionTagsChange(scope, selection, change),
  )) as [Changed, Changed, { missingTagsCount: number }[], { missingCount: number }[]];
  if (documents && documents.missingCount > 0) throw new AppError('document.not_found');
  if (tags && tags.missingTagsCount > 0) throw new AppError('tag.not_found');
  return [...new Set([...added.results, ...removed.results].map(({ id }) => id))];
}
