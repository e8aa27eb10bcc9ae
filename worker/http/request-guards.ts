import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { hour } from '../../shared/time/durations.ts';
import { timeZoneHeader } from '../../shared/time/time-zone-header.ts';
import { organizationVersionHeader } from '../../shared/organization-version.ts';
import { originsOf } from '../platform/config.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Responses are private to their user: a browser may only reuse them for requests with the same cookies, so that they are
 * not shown after logging out. In local development, `server-timing` shows the round trips and rows of D1.
 */
export const apiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header('x-request-id', c.get('requestId'));
  c.header('x-content-type-options', 'nosniff');
  const cacheControl = c.res.headers.get('cache-control');
  if (cacheControl === null) c.header('cache-control', 'private, no-store');
  else if (cacheControl.startsWith('private, ')) c.header('vary', 'cookie', { append: true });
  if (c.env.config.isLocal) {
    const { roundTrips, rowsRead, rowsWritten } = c.env.databaseUsage;
    c.header(
      'server-timing',
      `d1;desc="${roundTrips} trips, ${rowsRead} read, ${rowsWritten} written"`,
    );
  }
});

/**
 * HEAD runs the handler of GET. Its body is cancelled, because a download counts as in progress
 * while it is open.
 */
export const headWithoutBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
});

/**
 * The pages of Sheaf may have another origin than the API. Only allowed origins get CORS headers.
 */
export const crossOriginAccess = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  const isOther = origin !== undefined && origin !== new URL(c.req.url).origin;
  return isOther && allowedOrigins(c).includes(origin) ? respondAcrossOrigins(c, next) : next();
});

const respondAcrossOrigins = cors({
  origin: (origin) => origin,
  credentials: true,
  allowHeaders: [
    'accept-language',
    'content-type',
    'if-match',
    'if-none-match',
    'range',
    timeZoneHeader,
  ],
  exposeHeaders: [
    'content-disposition',
    'content-range',
    'etag',
    'retry-after',
    'x-request-id',
    organizationVersionHeader,
  ],
  maxAge: hour / 1000,
});

function allowedOrigins(c: Context<AppEnv>): string[] {
  return originsOf(c.env.config, new URL(c.req.url).origin);
}

/**
 * A request that may change something must come from our own pages if a page sent it or a cookie
 * authorizes it. Even a request without a cookie could replace or delete the cookies of a visitor.
 * A browser never sends an API key by itself.
 */
export const sameOriginOnly = createMiddleware<AppEnv>(async (c, next) => {
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (isSafe || c.req.header('authorization') !== undefined) return next();
  const origin = c.req.header('origin');
  const isOurs =
    origin === undefined
      ? c.req.header('cookie') === undefined
      : allowedOrigins(c).includes(origin);
  if (!isOurs) throw new AppError('auth.invalid_origin');
  return next();
});
