import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../../http/app-env.ts';

/** The release and the API version that this server reports to clients. */
export const emulatedRelease = '3.0.5';
export const newestVersion = 10;

function requestedVersion(request: Request): number | undefined {
  const [, asked] = /;\s*version=([^;,\s]*)/.exec(request.headers.get('accept') ?? '') ?? [];
  if (asked === undefined) return newestVersion;
  const version = /^\d{1,2}$/.test(asked) ? Number(asked) : 0;
  return version >= 1 && version <= newestVersion ? version : undefined;
}

export function versionOf(request: Request): number {
  return requestedVersion(request) ?? newestVersion;
}

/**
 * Refuses an unknown version before anything is done, because clients then send the same request
 * again.
 */
export const knownVersion = createMiddleware<AppEnv>(async (c, next) => {
  if (requestedVersion(c.req.raw) === undefined) {
    return c.json({ detail: 'Invalid version in "Accept" header.' }, 406);
  }
  return next();
});

/**
 * Sends the version of the server, by which clients choose their requests, only to callers with a
 * key.
 */
export const versionHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const isSignedIn = c.req.header('authorization') !== undefined && c.res.status !== 401;
  if (!isSignedIn || c.res.status === 406) return;
  c.header('x-version', emulatedRelease);
  c.header('x-api-version', String(newestVersion));
});
