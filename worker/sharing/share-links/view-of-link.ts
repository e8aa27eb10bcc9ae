import { createSearchScope } from '../../access/organization-scope.ts';
import { openView } from '../../archive/views/shown/shown-view.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ShareLinkRow } from './share-link-store.ts';

/**
 * Opens the view of a link as its owner sees it now, with days in UTC; undefined for a link to
 * documents.
 */
export async function openViewOfLink(
  platform: Platform,
  { viewId, organizationId, ownerId, ownerName }: ShareLinkRow,
) {
  if (viewId === null) return undefined;
  const owner = { kind: 'user', userId: ownerId, userName: ownerName ?? '' } as const;
  const scope = createSearchScope(platform, organizationId, owner);
  return { scope, ...(await openView(scope, viewId)) };
}
