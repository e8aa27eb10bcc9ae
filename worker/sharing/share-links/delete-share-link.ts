import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { forgetLinks } from './forget-deleted-links.ts';
import { recordLinkChange } from './record-link-change.ts';
import { isDeletedBeyondKept, markShareLinkDeleted } from './share-link-store.ts';
import { visibleOwnerOf } from './visible-owner.ts';

/**
 * Deletes a link of the actor, or as an admin any. Of many deleted ones the oldest are forgotten.
 * Throws 404 `share_link.not_found`.
 */
export async function deleteShareLink(
  scope: OrganizationScope,
  { shareLinkId, actor }: { shareLinkId: string; actor: UserActor | ApiKeyActor },
): Promise<void> {
  const target = { id: shareLinkId, ownerId: visibleOwnerOf(scope, actor) };
  const { identityDatabase, clock } = scope.platform;
  const { marked } = await batch(identityDatabase, {
    marked: markShareLinkDeleted(scope, target, clock.now()),
    forgotten: forgetLinks(identityDatabase, isDeletedBeyondKept(scope)),
  });
  const [deleted] = marked;
  if (!deleted) throw new AppError('share_link.not_found');
  recordLinkChange(scope, deleted, [
    { type: 'document.unshared', documentIds: deleted.documentIds },
  ]);
}
