import { createMiddleware } from 'hono/factory';
import { idSchema } from '../../../../shared/ids.ts';
import { originsOf } from '../../../platform/config.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';

/** The release and the version of its API that clients take this server for. */
export const emulatedRelease = '3.0.5';
export const newestVersion = 10;

/** The version of the API that a request asks for; undefined for one that there is not. */
function requestedVersion(request: Request): number | undefined {
  const [, asked] = /;\s*version=([^;,\s]*)/.exec(request.headers.get('accept') ?? '') ?? [];
  if (asked === undefined) return newestVersion;
  const version = /^\d{1,2}$/.test(asked) ? Number(asked) : 0;
  return version >= 1 && version <= newestVersion ? version : undefined;
}

export function versionOf(request: Request): number {
  return requestedVersion(request) ?? newestVersion;
}

/** Refuses a version that there is not before anything is done, because clients then send the same request again. */
export const knownVersion = createMiddleware<AppEnv>(async (c, next) => {
  if (requestedVersion(c.req.raw) === undefined) {
    return c.json({ detail: 'Invalid version in "Accept" header.' }, 406);
  }
  return next();
});

const basicPattern = /^Basic +([A-Za-z0-9+/=]+)$/i;

/** The API key of `Token KEY`, or of a user name and the key as its password. */
function bearerOf(authorization: string): string {
  const [, token] = /^Token +(\S+)$/i.exec(authorization) ?? [];
  if (token !== undefined) return `Bearer ${token}`;
  const [, encoded] = basicPattern.exec(authorization) ?? [];
  if (encoded === undefined) return authorization;
  try {
    return `Bearer ${atob(encoded).replace(/^[^:]*:/, '')}`;
  } catch {
    return authorization;
  }
}

/** Leaves an API key as the only credentials of a request. Cookies are not read, and pages of other sites are refused. */
export const onlyApiKeys = createMiddleware<AppEnv>(async (c, next) => {
  if (!idSchema('org').safeParse(c.req.param('organizationId')).success) {
    throw new AppError('request.not_found');
  }
  const origin = c.req.header('origin');
  const isOurs =
    origin === undefined || originsOf(c.env.config, new URL(c.req.url).origin).includes(origin);
  if (!isOurs || c.req.header('sec-fetch-site') === 'cross-site') {
    throw new AppError('auth.invalid_origin');
  }
  const headers = new Headers(c.req.raw.headers);
  const authorization = headers.get('authorization');
  headers.delete('cookie');
  if (authorization !== null) headers.set('authorization', bearerOf(authorization));
  c.req.raw = new Request(c.req.raw, { headers });
  return next();
});

/** The version of the server, which clients choose their requests by. Only callers with a key get it. */
export const versionHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const isSignedIn = c.req.header('authorization') !== undefined && c.res.status !== 401;
  if (!isSignedIn || c.res.status === 406) return;
  c.header('x-version', emulatedRelease);
  c.header('x-api-version', String(newestVersion));
});
