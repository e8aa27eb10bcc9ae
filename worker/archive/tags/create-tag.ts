import { createId } from '../../../shared/ids.ts';
import type { Tag, TagInput } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { insertTag } from './tag-store.ts';

/**
 * Adds a tag. Throws 409 `tags.already_exists` if another tag has the same name, ignoring case, and 403 `limit.reached`
 * beyond 5,000 tags.
 */
export async function createTag(scope: OrganizationScope, input: TagInput): Promise<Tag> {
  const { clock } = scope.platform;
  const { tag, isNameTaken } = await insertTag(scope, {
    ...input,
    id: createId('tag'),
    createdAt: clock.now(),
  });
  if (!tag) throw new AppError(isNameTaken ? 'tags.already_exists' : 'limit.reached');
  return tag;
}
