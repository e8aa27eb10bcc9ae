import type {
  EndDetails,
  ShareEndReason,
} from '../../../shared/sharing/share-links/public-share.ts';
import { createShareScope, type ShareScope } from '../../access/share-scope.ts';
import { hashToken } from '../../access/credentials.ts';
import { clientNetworkOf } from '../../access/rate-limits/client-address.ts';
import { assertWithinRateLimit } from '../../access/rate-limits/enforce-rate-limit.ts';
import {
  countRequest,
  uncountRequest,
  type RequestCount,
} from '../../access/rate-limits/rate-limit-store.ts';
import { rateLimits, type RateLimit } from '../../access/rate-limits/rate-limits.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { isLinkPassword } from '../passwords/link-password.ts';
import { isUnlocked, type LockedLink } from '../passwords/unlock-cookie.ts';
import { endReasons, shareLinkState } from '../share-links/share-link-state.ts';
import {
  selectIdOfToken,
  selectLinkOfToken,
  type ShareLinkRow,
} from '../share-links/share-link-store.ts';
import { isLinkToken } from '../tokens/link-token.ts';

type Visit = { token: string; headers: Headers };

/** A link that is open, with the scope that reaches what it shows. */
export type OpenShare = { link: ShareLinkRow; scope: ShareScope };

/**
 * Opens a link. Throws 404 `share.not_found` for any token that is none, 410 `share.ended` for a link that is not open, 403
 * `share.locked` without its password, and 429 for too many requests to a link or from a network.
 */
export async function openShare(
  platform: Platform,
  { token, headers }: Visit,
  limit: RateLimit,
): Promise<OpenShare> {
  const isCounted = platform.config.RATE_LIMIT_IS_ENABLED;
  const { link, counts } = await readLink(
    platform,
    { token, headers },
    isCounted ? limit : undefined,
  );
  assertWithinRateLimit(limit, counts, platform.clock.now());
  await assertUnlocked(platform, link, headers);
  const { organizationId, documentIds } = link;
  platform.shards.note(organizationId, link.shard);
  const assertOpen = async () => {
    const { link: now } = await readLink(platform, { token, headers });
    await assertUnlocked(platform, now, headers);
  };
  return { link, scope: createShareScope(platform, { organizationId, documentIds, assertOpen }) };
}

/**
 * Checks the password of a link. Wrong ones are counted for each link, also where no other requests are: after ten in 15
 * minutes it throws 429. Throws 400 `share.wrong_password`, and what `openShare` throws. Returns undefined for a link
 * without a password.
 */
export async function checkSharePassword(
  platform: Platform,
  visit: Visit,
  password: string,
): Promise<LockedLink | undefined> {
  const limit = rateLimits.sharePassword;
  const { link, counts } = await readLink(platform, visit, limit);
  assertWithinRateLimit(limit, counts, platform.clock.now());
  const { id, passwordHash } = link;
  const isRight = passwordHash === null || (await isLinkPassword(password, passwordHash));
  if (!isRight) throw new AppError('share.wrong_password');
  await uncountRequest(platform.identityDatabase, limit, counts);
  return passwordHash === null ? undefined : { id, passwordHash };
}

async function readLink(
  { identityDatabase, clock }: Platform,
  { token, headers }: Visit,
  limit?: RateLimit,
): Promise<{ link: ShareLinkRow; counts: RequestCount[] }> {
  if (!isLinkToken(token)) throw new AppError('share.not_found');
  const hash = await hashToken(token);
  const now = clock.now();
  const subjects = { account: selectIdOfToken(hash), network: clientNetworkOf(headers) };
  const { counted, links } = await batch(identityDatabase, {
    counted: limit ? countRequest(identityDatabase, limit, { subjects, now }) : [],
    links: selectLinkOfToken(identityDatabase, hash),
  });
  const [link] = links;
  if (!link) throw new AppError('share.not_found');
  const state = shareLinkState(link, now);
  if (state !== 'active') throw endedShare(link, endReasons[state]);
  return { link, counts: counted.flat() };
}

/** Creates the error 410 `share.ended`. It names the organization only where anybody with the address may know it. */
export function endedShare(link: ShareLinkRow, reason: ShareEndReason): AppError {
  const endedAt = { expired: link.expiresAt, revoked: link.deletedAt, paused: null }[reason];
  const isNamed = link.showsOrganization && link.passwordHash === null;
  const details: EndDetails = {
    reason,
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(isNamed && { organizationName: link.organizationName }),
  };
  return new AppError('share.ended', { details });
}

async function assertUnlocked(
  platform: Platform,
  { id, passwordHash }: ShareLinkRow,
  headers: Headers,
): Promise<void> {
  if (passwordHash === null || (await isUnlocked(platform, { id, passwordHash }, headers))) return;
  throw new AppError('share.locked');
}
