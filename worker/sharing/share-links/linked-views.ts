import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findViewStates } from '../../archive/views/shown/find-view-states.ts';
import type { ShareLinkRow } from './share-link-store.ts';

export type LinkedView = NonNullable<ShareLink['view']>;

export async function findLinkedViews(
  scope: OrganizationScope,
  rows: readonly Pick<ShareLinkRow, 'id' | 'viewId' | 'ownerId'>[],
): Promise<Map<string, LinkedView>> {
  const links = rows.flatMap(({ id, viewId, ownerId }) =>
    viewId === null ? [] : [{ key: id, viewId, userId: ownerId }],
  );
  return findViewStates(scope, links);
}
