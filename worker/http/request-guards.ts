import { createMiddleware } from 'hono/factory';
import { isLocal } from '../platform/config.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './app-env.ts';

/** Responses are private to their user. Locally, `server-timing` shows the round trips and rows of D1. */
export const apiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header('x-request-id', c.get('requestId'));
  c.header('x-content-type-options', 'nosniff');
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store');
  if (isLocal(c.env.config)) {
    const { roundTrips, rowsRead, rowsWritten } = c.env.databaseUsage;
    c.header(
      'server-timing',
      `d1;desc="${roundTrips} trips, ${rowsRead} read, ${rowsWritten} written"`,
    );
  }
});

/** A request that may change something and is authorized by a cookie must come from our own pages. */
export const sameOriginOnly = createMiddleware<AppEnv>(async (c, next) => {
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
  const usesCookie =
    c.req.header('cookie') !== undefined && c.req.header('authorization') === undefined;
  if (isSafe || !usesCookie) return next();
  const allowed = [new URL(c.env.config.APP_BASE_URL).origin, new URL(c.req.url).origin];
  const origin = c.req.header('origin');
  if (origin === undefined || !allowed.includes(origin)) throw new AppError('auth.invalid_origin');
  return next();
});
