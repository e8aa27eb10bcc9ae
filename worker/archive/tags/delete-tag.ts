import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteTagStatements } from './tag-store.ts';

/**
 * Deletes a tag and removes it from all documents and tagging rules; 404 `tag.not_found`. Activity keeps its name. A
 * rule that has no tags left is kept, but adds nothing.
 */
export async function deleteTag(scope: OrganizationScope, tagId: string): Promise<void> {
  const { deleted } = await commit(scope, { statements: deleteTagStatements(scope, tagId) });
  if (deleted.length === 0) throw new AppError('tag.not_found');
}
