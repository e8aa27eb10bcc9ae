import type { Pagination } from '../../../shared/pagination.ts';
import type { ShareEvent } from '../../../shared/sharing/share-links/share-event.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { visibleOwnerOf } from '../share-links/visible-owner.ts';
import { findShareEvents } from './share-event-store.ts';

/**
 * Returns the events of a link of the actor, or as an admin of any, the newest first. Throws 404
 * `share_link.not_found`.
 */
export async function listShareEvents(
  scope: OrganizationScope,
  { shareLinkId, actor }: { shareLinkId: string; actor: UserActor | ApiKeyActor },
  page: Pagination,
): Promise<ShareEvent[]> {
  const target = { id: shareLinkId, ownerId: visibleOwnerOf(scope, actor) };
  const rows = await findShareEvents(scope, target, page);
  if (!rows) throw new AppError('share_link.not_found');
  return rows;
}
