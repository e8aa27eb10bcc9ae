import { tagSearchKey, type Tag, type TagInput } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { renamedSearches, type ViewSearch } from '../views/searches/view-search-store.ts';
import { updateTagRow } from './tag-store.ts';

type Found = { searchKeys: { searchKey: string | null }[]; views: ViewSearch[] };

/**
 * Replaces the fields of a tag, and its name in the searches of views, unless they mean another tag
 * too. Throws 404 `tag.not_found`, and 409 `tags.already_exists` if another tag has the name.
 */
export async function updateTag(
  scope: OrganizationScope,
  { tagId, found, ...input }: TagInput & { tagId: string; found: Found },
): Promise<Tag> {
  const updatedAt = scope.platform.clock.now();
  const searches = searchesAfter(input.name, found);
  const { tag, exists } = await updateTagRow(scope, tagId, { ...input, updatedAt, searches });
  if (tag) return tag;
  throw new AppError(exists ? 'tags.already_exists' : 'tag.not_found');
}

function searchesAfter(name: string, { searchKeys, views }: Found) {
  const [former, other] = searchKeys;
  if (!former?.searchKey || other || former.searchKey === tagSearchKey(name)) return [];
  const names = new Map([[former.searchKey, name]]);
  return renamedSearches(views, { filter: 'tag', keyOf: tagSearchKey, names });
}
