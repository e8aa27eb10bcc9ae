import type { ShareLink, ShareLinkUpdate } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { hashLinkPassword } from '../passwords/link-password.ts';
import { linkChanges } from './link-changes.ts';
import { presentShareLink } from './present-share-link.ts';
import { recordLinkChange } from './record-link-change.ts';
import { resolveExpiry } from './resolve-expiry.ts';
import { selectShareable, updateShareLinkRow, type ShareLinkRow } from './share-link-store.ts';
import { visibleOwnerOf } from './visible-owner.ts';

/**
 * Changes a link of the actor, or as an admin any link. Throws 404 `share_link.not_found`, also for
 * links of others, 404 `document.not_found`, 403 for members who take over a link, 400
 * `request.invalid` for a link that has had too many documents or is one to a view, and the errors
 * of `resolveExpiry`.
 */
export async function updateShareLink(
  scope: OrganizationScope,
  { takesOver, password, expiresAt, ...update }: ShareLinkUpdate,
  { shareLinkId, actor }: { shareLinkId: string; actor: UserActor | ApiKeyActor },
): Promise<ShareLink> {
  requirePermission(scope, 'documents:read');
  const ownerId = visibleOwnerOf(scope, actor);
  if (takesOver && ownerId !== undefined) throw new AppError('auth.forbidden');
  if (update.documentIds) await assertShareable(scope, update.documentIds);
  const found = await updateShareLinkRow(
    scope,
    { id: shareLinkId, ownerId },
    {
      ...update,
      ...(takesOver && { createdBy: actor.userId }),
      ...(expiresAt !== undefined && { expiresAt: resolveExpiry(scope, expiresAt) }),
      ...(password !== undefined && {
        passwordHash: password === null ? null : await hashLinkPassword(password),
      }),
    },
  );
  if (!found) throw new AppError('share_link.not_found');
  const { former, link } = found;
  if (update.documentIds) assertRoom(former, update.documentIds);
  recordLinkChange(scope, link, linkChanges(former, link));
  return presentShareLink(scope, link);
}

async function assertShareable(scope: OrganizationScope, documentIds: string[]): Promise<void> {
  const found = await selectShareable(scope, documentIds);
  if (found.length < documentIds.length) throw new AppError('document.not_found');
}

/** Throws 400 `request.invalid` if a link is one to a view, or would have had too many documents, each of which keeps its position. */
function assertRoom(former: ShareLinkRow, documentIds: readonly string[]): void {
  const added = documentIds.filter((id) => !former.documentIds.includes(id));
  const hasRoom = former.documentIds.length + added.length <= shareLinkLimits.positions;
  if (former.viewId === null && hasRoom) return;
  const message =
    former.viewId === null
      ? `A link has had at most ${shareLinkLimits.positions} documents`
      : 'A link to a view has no documents of its own';
  throw new AppError('request.invalid', { details: [{ path: 'documentIds', message }] });
}
