import { createId } from '../../../shared/ids.ts';
import { createShareScope, type ShareScope } from '../../access/share-scope.ts';
import { hashToken } from '../../access/credentials.ts';
import { clientNetworkOf } from '../../access/rate-limits/client-address.ts';
import { assertWithinRateLimit } from '../../access/rate-limits/enforce-rate-limit.ts';
import { countRequest, uncountRequest } from '../../access/rate-limits/rate-limit-store.ts';
import { rateLimits, type RateLimit } from '../../access/rate-limits/rate-limits.ts';
import { batch, selectRow } from '../../database/database.ts';
import { iif } from '../../database/expressions.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { isLinkPassword } from '../passwords/link-password.ts';
import { isUnlocked, type LockedLink } from '../passwords/unlock-cookie.ts';
import { recordEvents, pageOfLink, type Reader } from '../share-events/record-events.ts';
import { hasDownloaded, hasReadFile } from '../share-events/share-event-store.ts';
import { endReasons, shareLinkState } from '../share-links/share-link-state.ts';
import {
  selectIdOfToken,
  selectLinkOfToken,
  selectOrganizationOfToken,
  type ShareLinkRow,
} from '../share-links/share-link-store.ts';
import { selectDocumentAt } from '../share-links/share-position-store.ts';
import { isLinkToken } from '../tokens/link-token.ts';
import { endedShare } from './ended-share.ts';
import { findShown, type Listed } from './find-shown.ts';
import { selectSharedBytes } from './shared-bytes-store.ts';
import { assertBytesLeft } from './take-bytes.ts';

export type Visit = Reader & { token: string };

/**
 * An open link, with the scope that reaches its documents. It is also open if its downloads are
 * used up, for a reader who continues a download.
 */
export type OpenShare = {
  link: ShareLinkRow;
  scope: ShareScope;
  reader: Reader;
  isUsedUp: boolean;
  listed: Listed;
};

type Reading = {
  limit: RateLimit;
  position?: number | undefined;
  pageIndex?: number;
  isDownload?: boolean;
};

/**
 * Opens a link. Throws 404 `share.not_found` for any unknown token, 410 `share.ended` for a link
 * that is not open, 403 `share.locked` without its password, and 429 for too many requests to a
 * link or from a network, or if the links of the organization have sent all bytes of a day.
 */
export async function openShare(
  platform: Platform,
  visit: Visit,
  reading: Reading,
): Promise<OpenShare> {
  const { headers } = visit;
  const { link, counts, isUsedUp, sharedBytes, documentId } = await readLink(platform, visit, {
    ...reading,
    isCounted: platform.config.RATE_LIMIT_IS_ENABLED,
  });
  for (const limit of limitsOf(reading)) {
    assertWithinRateLimit(limit, counts, platform.clock.now());
  }
  await assertUnlocked(platform, link, headers);
  assertBytesLeft(platform, sharedBytes);
  const { organizationId } = link;
  platform.shards.note(organizationId, link.shard);
  const shown = await findShown(platform, link, { ...reading, documentId });
  const assertOpen = async (asked?: string) => {
    const [{ link: now }] = await Promise.all([
      readLink(platform, visit, { ...reading, isCounted: false }),
      // A document that is requested by its id is found with the same condition.
      asked === undefined ? shown.assertUnchanged() : undefined,
    ]);
    platform.shards.note(organizationId, now.shard);
    await assertUnlocked(platform, now, headers);
    shown.assertHas(now, asked);
  };
  const { places, listed, isShown } = shown;
  const scope = createShareScope(platform, { organizationId, places, isShown, assertOpen });
  return { link, scope, reader: visit, isUsedUp, listed };
}

/**
 * Checks the password of a link. Wrong ones are counted for each link, even if other requests are
 * not counted: after ten in 15 minutes it throws 429. Throws 400 `share.wrong_password`, and the
 * errors of `openShare`. Returns undefined for a link without a password.
 */
export async function checkSharePassword(
  platform: Platform,
  visit: Visit,
  password: string,
): Promise<LockedLink | undefined> {
  const limit = rateLimits.sharePassword;
  const { link, counts } = await readLink(platform, visit, { limit, isCounted: true });
  assertWithinRateLimit(limit, counts, platform.clock.now());
  const { id, passwordHash } = link;
  const isRight = passwordHash === null || (await isLinkPassword(password, passwordHash));
  if (!isRight) {
    const places = [pageOfLink];
    const reader = { ...visit, sessionHash: createId('she') };
    await recordEvents(platform, link, { type: 'wrong_password', reader, places });
    throw new AppError('share.wrong_password');
  }
  await uncountRequest(platform.identityDatabase, limit, counts);
  return passwordHash === null ? undefined : { id, passwordHash };
}

/**
 * A request that continues a file which the browser has begun to read is counted as a range instead
 * of a file.
 */
function limitsOf(reading: Reading): RateLimit[] {
  return isOfFile(reading) ? [reading.limit, rateLimits.shareRange] : [reading.limit];
}

function isOfFile({ position, isDownload = false }: Reading): boolean {
  return position !== undefined && isDownload;
}

function isLaterRange(headers: Headers): boolean {
  const match = /^bytes=([1-9]\d{0,14})-(\d{0,15})$/.exec(headers.get('range') ?? '');
  if (!match || headers.has('if-range')) return false;
  const [, first, last] = match;
  return last === '' || Number(last) >= Number(first);
}

async function readLink(
  { identityDatabase, clock }: Platform,
  { token, headers, sessionHash }: Visit,
  { isCounted, ...reading }: Reading & { isCounted: boolean },
) {
  if (!isLinkToken(token)) throw new AppError('share.not_found');
  const hash = await hashToken(token);
  const now = clock.now();
  const { position, isDownload = false } = reading;
  const count = (limit: RateLimit) => {
    const account = selectIdOfToken(hash);
    const network = clientNetworkOf(headers);
    if (position === undefined || !isOfFile(reading) || !isLaterRange(headers)) {
      if (limit === rateLimits.shareRange) return [];
      return countRequest(identityDatabase, limit, { subjects: { account, network }, now });
    }
    const isKnown = hasReadFile(hash, { sessionHash, position, now });
    const counted = (subject: unknown) =>
      limit === rateLimits.shareRange
        ? iif<string>(isKnown, subject, null)
        : iif<string>(isKnown, null, subject);
    const subjects = { account: counted(account), network: counted(network) };
    return countRequest(identityDatabase, limit, { subjects, now });
  };
  const { counted, links, placed, sharedBytes, readers } = await batch(identityDatabase, {
    counted: isCounted ? limitsOf(reading).flatMap(count) : [],
    links: selectLinkOfToken(identityDatabase, hash),
    placed: position === undefined ? [] : [selectDocumentAt(identityDatabase, hash, position)],
    sharedBytes: selectSharedBytes(identityDatabase, selectOrganizationOfToken(hash)),
    readers: selectRow(identityDatabase, {
      hasDownloaded: hasDownloaded(hash, { sessionHash, now })
        .mapWith(Boolean)
        .as('has_downloaded'),
    }),
  });
  const [link] = links;
  if (!link) throw new AppError('share.not_found');
  const state = shareLinkState(link, now);
  const isUsedUp = state === 'used_up';
  const goesOn = isUsedUp && isDownload && readers[0]?.hasDownloaded === true;
  if (state !== 'active' && !goesOn) throw endedShare(link, endReasons[state]);
  const documentId = placed.flat()[0]?.documentId;
  return { link, counts: counted.flat(), isUsedUp, sharedBytes: sharedBytes[0], documentId };
}

async function assertUnlocked(
  platform: Platform,
  { id, passwordHash }: ShareLinkRow,
  headers: Headers,
): Promise<void> {
  if (passwordHash === null || (await isUnlocked(platform, { id, passwordHash }, headers))) return;
  throw new AppError('share.locked');
}
