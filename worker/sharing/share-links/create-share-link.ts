import { createId } from '../../../shared/ids.ts';
import type { ShareLink, ShareLinkInput } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { day } from '../../../shared/time/durations.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import { hashToken } from '../../access/credentials.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { hashLinkPassword } from '../passwords/link-password.ts';
import { encryptToken } from '../tokens/encrypted-token.ts';
import { createLinkToken } from '../tokens/link-token.ts';
import { reminderTime } from './mails/link-reminder-store.ts';
import { presentShareLink } from './present-share-link.ts';
import { recordLinkChange } from './record-link-change.ts';
import { resolveExpiry } from './resolve-expiry.ts';
import { discardShareLink, insertShareLink } from './share-link-store.ts';

/**
 * Creates a link of the actor. An API key that shares documents can read them through the link, so
 * it needs the permission to. Throws 404 `document.not_found` for documents that do not exist or
 * are in the trash, 403 `limit.reached` if the organization has too many links, and the errors of
 * `resolveExpiry`.
 */
export async function createShareLink(
  scope: OrganizationScope,
  { password, expiresAt, documentIds = [], ...input }: ShareLinkInput,
  { userId }: UserActor | ApiKeyActor,
): Promise<ShareLink & { url: string }> {
  requirePermission(scope, 'documents:read');
  const { clock, config } = scope.platform;
  const createdAt = clock.now();
  const inMonth = new Date(createdAt.getTime() + shareLinkLimits.defaultDays * day);
  const id = createId('shr');
  const token = createLinkToken();
  const end = expiresAt === undefined ? inMonth : resolveExpiry(scope, expiresAt);
  const { link, existing } = await insertShareLink(scope, {
    ...input,
    documentIds,
    id,
    organizationId: scope.organizationId,
    createdBy: userId,
    tokenHash: await hashToken(token),
    encryptedToken: await encryptToken(config, { id, token }),
    expiresAt: end,
    remindAt: reminderTime(end, createdAt),
    passwordHash: password === undefined ? null : await hashLinkPassword(password),
    createdAt,
  });
  if (!link) throw new AppError('limit.reached');
  const presented = await presentShareLink(scope, link);
  const missing = missingOf(presented, existing);
  if (missing) {
    await discardShareLink(scope, id);
    throw missing;
  }
  recordLinkChange(scope, link, [{ type: 'document.shared', documentIds: link.documentIds }]);
  if (presented.url === null) throw new Error('The token of a new link cannot be read');
  return { ...presented, url: presented.url };
}

function missingOf({ documentIds, view }: ShareLink, existing: string[]): AppError | undefined {
  if (existing.length < documentIds.length) return new AppError('document.not_found');
  switch (view?.state) {
    case 'deleted':
    case 'hidden':
      return new AppError('view.not_found');
    case 'unclear':
      return new AppError('request.invalid', {
        details: [{ path: 'viewId', message: 'The search of the view has an unknown filter' }],
      });
    case 'shown':
    case undefined:
      return undefined;
  }
}
