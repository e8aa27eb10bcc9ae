import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  positionSchema,
  sharePageQuerySchema,
} from '../../../shared/sharing/share-links/public-share.ts';
import { tokenAccess } from '../../access/access.ts';
import type { RateLimit } from '../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Platform } from '../../platform/platform.ts';
import { readingTime } from '../share-events/share-event-store.ts';
import { countryOf } from '../share-events/visitor.ts';
import { visitorSessionOf } from '../tokens/visitor-session.ts';
import { openShare, type OpenShare, type Visit } from './open-share.ts';
import { pathsOfShare } from './share-cookies.ts';

/** An invalid page is refused once the link is open. */
const firstPage = sharePageQuerySchema.catch({ pageIndex: 0 });

type ShareEnv = AppEnv & { Variables: { share: OpenShare } };

/**
 * Requires the token of an open link in the path, and the cookie of its password if it has one.
 * Sets `c.var.share`. With `isDownload` it is also open to a reader who continues a download, and
 * the file at a position is counted once for a browser.
 */
export function shareAccess(limit: RateLimit, { isDownload = false } = {}) {
  return tokenAccess(
    'share-link',
    createMiddleware<ShareEnv>(async (c, next) => {
      const { visit, cookies } = await visitOf(c.env, c.req.raw, c.req.param('token') ?? '');
      const { data: position } = positionSchema.safeParse(c.req.param('position'));
      const { pageIndex } = firstPage.parse(c.req.query());
      const reading = { limit, isDownload, pageIndex, position };
      c.set('share', await openShare(c.env, visit, reading));
      await next();
      for (const cookie of c.error ? [] : cookies) c.header('set-cookie', cookie, { append: true });
      hideAddress(c);
    }),
  );
}

export async function visitOf(
  { config }: Platform,
  request: Request,
  token: string,
): Promise<{ visit: Visit; cookies: string[] }> {
  const { headers } = request;
  const cookie = { name: 'sheaf.reader', paths: pathsOfShare(token), validFor: readingTime };
  const { sessionHash, cookies } = await visitorSessionOf(headers, cookie, config);
  return { visit: { token, headers, sessionHash, country: countryOf(request) }, cookies };
}

/** For routes that check the token themselves, because they open a link. */
export function shareEntryAccess() {
  return tokenAccess(
    'share-link',
    createMiddleware<AppEnv>(async (c, next) => {
      await next();
      hideAddress(c);
    }),
  );
}

/**
 * The token is in the address, which must neither be sent to other sites nor be indexed by search
 * engines.
 */
export function hideAddress(c: Context) {
  if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex, nofollow');
}
