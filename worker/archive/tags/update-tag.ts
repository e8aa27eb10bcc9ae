import type { Tag, TagInput } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { updateTagRow } from './tag-store.ts';

/** Replaces the fields of a tag; 404 `tag.not_found`, 409 `tags.already_exists` as in `createTag`. */
export async function updateTag(
  scope: OrganizationScope,
  tagId: string,
  input: TagInput,
): Promise<Tag> {
  const updatedAt = scope.platform.clock.now();
  const { tag, exists } = await updateTagRow(scope, tagId, { ...input, updatedAt });
  if (tag) return tag;
  throw new AppError(exists ? 'tags.already_exists' : 'tag.not_found');
}
