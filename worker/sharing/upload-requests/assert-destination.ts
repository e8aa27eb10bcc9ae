import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findMissing } from './upload-request-store.ts';

/** Throws 404 `tag.not_found` or `correspondent.not_found` if one of them does not exist. */
export async function assertDestination(
  scope: OrganizationScope,
  wanted: { tagIds?: string[] | undefined; correspondentId?: string | null | undefined },
): Promise<void> {
  const { tagIds = [], correspondentId = null } = wanted;
  if (tagIds.length === 0 && correspondentId === null) return;
  const { hasTags, hasCorrespondent } = await findMissing(scope, { tagIds, correspondentId });
  if (!hasTags) throw new AppError('tag.not_found');
  if (!hasCorrespondent) throw new AppError('correspondent.not_found');
}
