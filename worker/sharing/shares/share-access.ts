import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { tokenAccess } from '../../access/access.ts';
import type { RateLimit } from '../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { openShare, type OpenShare } from './open-share.ts';

type ShareEnv = AppEnv & { Variables: { share: OpenShare } };

/** Requires the token of an open link in the path, and the cookie of its password if it has one. Sets `c.var.share`. */
export function shareAccess(limit: RateLimit) {
  return tokenAccess(
    'share-link',
    createMiddleware<ShareEnv>(async (c, next) => {
      const visit = { token: c.req.param('token') ?? '', headers: c.req.raw.headers };
      c.set('share', await openShare(c.env, visit, limit));
      await next();
      hideAddress(c);
    }),
  );
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

/** The token is in the address, which must not be sent elsewhere, nor be found by a search engine. */
export function hideAddress(c: Context) {
  if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex, nofollow');
}
