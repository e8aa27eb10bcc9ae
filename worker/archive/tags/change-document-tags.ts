import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { pause } from '../../platform/pause.ts';
import { AppError } from '../../http/app-error.ts';
import {
  activeOf,
  assertComplete,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { selectionTagsChange, type TagsToChange } from './document-tag-store.ts';

/**
 * Adds tags to documents and removes others. Returns the ids of the changed documents, and of those that were skipped
 * because they would have too many tags. If a document or tag is missing, nothing is changed: throws 404
 * `document.not_found` or `tag.not_found`, 409 `document.in_trash`. A document that is deleted after the first step is
 * left out.
 */
export async function changeDocumentTags(
  scope: OrganizationScope,
  selection: DocumentSelection,
  tags: TagsToChange,
): Promise<{ changedIds: string[]; skippedIds: string[] }> {
  const changedIds = new Set<string>();
  const skippedIds = new Set<string>();
  const size = documentsOfStep(tags);
  const { documentIds } = selection;
  for (let start = 0; start === 0 || start < documentIds.length; start += size) {
    const isFirst = start === 0;
    if (!isFirst) await pause();
    const stepIds = documentIds.slice(start, start + size);
    const documents = isFirst ? selection : { documentIds: stepIds, isComplete: false };
    const { changed, skipped, missingTags, missingDocuments } = await commit(
      scope,
      selectionTagsChange(scope, activeOf(documents), {
        ...tags,
        change: tags,
        needsAllTags: isFirst,
        stepIds,
      }),
    );
    assertComplete(missingDocuments);
    if (isFirst && missingTags.some(({ missingCount }) => missingCount > 0))
      throw new AppError('tag.not_found');
    for (const { id } of changed.flat()) changedIds.add(id);
    for (const { id } of skipped.flat()) skippedIds.add(id);
  }
  return { changedIds: [...changedIds], skippedIds: [...skippedIds] };
}

export function documentsAtOnce({ addTagIds, removeTagIds }: TagsToChange): number {
  return Math.floor(limits.tagChangesOfRequest / (addTagIds.length + removeTagIds.length));
}

/** The tags of each document are counted, of which it may have a hundred. */
const mostDocuments = 250;

/** Bounded so that a transaction is short and other requests run between two of them. */
function documentsOfStep({ addTagIds, removeTagIds }: TagsToChange): number {
  const most = Math.floor(limits.tagChanges / (addTagIds.length + removeTagIds.length));
  return Math.max(1, Math.min(most, mostDocuments));
}
