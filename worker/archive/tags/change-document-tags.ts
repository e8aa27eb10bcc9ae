import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import {
  activeOf,
  assertComplete,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { selectionTagsChange, type TagsToChange } from './document-tag-store.ts';

/**
 * Adds tags to documents and removes others. Returns the ids of the documents that changed, and of those that were skipped because
 * they would have more tags than a document may. If a document or tag is missing, nothing is changed: 404 `document.not_found` or
 * `tag.not_found`; the same if one is in the trash: 409 `document.in_trash`. One that goes after the first step is left out.
 */
export async function changeDocumentTags(
  scope: OrganizationScope,
  selection: DocumentSelection,
  tags: TagsToChange,
): Promise<{ changedIds: string[]; skippedIds: string[] }> {
  const changedIds = new Set<string>();
  const skippedIds = new Set<string>();
  for (const [index, step] of stepsOf(selection, tags).entries()) {
    // Whether all exist is known from the first step.
    const isFirst = index === 0;
    const documents = isFirst ? selection : { ...selection, isComplete: false };
    const { changed, skipped, missingTags, missingDocuments } = await commit(
      scope,
      selectionTagsChange(scope, activeOf(documents), { ...step, needsAllTags: isFirst }),
    );
    assertComplete(missingDocuments);
    if (isFirst && missingTags.some(({ missingCount }) => missingCount > 0))
      throw new AppError('tag.not_found');
    for (const { id } of changed.flat()) changedIds.add(id);
    for (const { id } of skipped.flat()) skippedIds.add(id);
  }
  return { changedIds: [...changedIds], skippedIds: [...skippedIds] };
}

/** How many documents one transaction can change the tags of. */
export function documentsAtOnce({ addTagIds, removeTagIds }: TagsToChange): number {
  return Math.floor(limits.tagChanges / (addTagIds.length + removeTagIds.length));
}

/** So many of the tags at a time that a transaction is short, and others take their turns in between. */
function stepsOf({ documentIds }: DocumentSelection, change: TagsToChange) {
  const { addTagIds, removeTagIds } = change;
  // Those to remove first: a document that gets others instead has room for them.
  const allTagIds = [...removeTagIds, ...addTagIds];
  const size = Math.floor(limits.tagChanges / Math.max(1, documentIds.length));
  return Array.from({ length: Math.ceil(allTagIds.length / size) }, (_, index) => {
    const step = new Set(allTagIds.slice(index * size, (index + 1) * size));
    return {
      addTagIds: addTagIds.filter((id) => step.has(id)),
      removeTagIds: removeTagIds.filter((id) => step.has(id)),
      change,
    };
  });
}
