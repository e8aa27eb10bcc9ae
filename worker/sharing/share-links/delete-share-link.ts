import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { recordLinkChange } from './record-link-change.ts';
import { markShareLinkDeleted } from './share-link-store.ts';
import { visibleOwnerOf } from './visible-owner.ts';

/** Deletes a link of the actor, or as an admin any. Throws 404 `share_link.not_found`. */
export async function deleteShareLink(
  scope: OrganizationScope,
  { shareLinkId, actor }: { shareLinkId: string; actor: UserActor | ApiKeyActor },
): Promise<void> {
  const target = { id: shareLinkId, ownerId: visibleOwnerOf(scope, actor) };
  const deleted = await markShareLinkDeleted(scope, target, scope.platform.clock.now());
  if (!deleted) throw new AppError('share_link.not_found');
  recordLinkChange(scope, deleted, [
    { type: 'document.unshared', documentIds: deleted.documentIds },
  ]);
}
