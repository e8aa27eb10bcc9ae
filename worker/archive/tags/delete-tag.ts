import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteTagStatements } from './tag-store.ts';

/**
 * Deletes a tag with its links. Activity keeps the tag's name. A tagging rule keeps its other tags; one without any
 * stays, with nothing to do until it gets another.
 */
export async function deleteTag(scope: OrganizationScope, tagId: string): Promise<void> {
  const { deleted } = await commit(scope, { statements: deleteTagStatements(scope, tagId) });
  if (deleted.length === 0) throw new AppError('tag.not_found');
}
