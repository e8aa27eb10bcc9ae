import { createMiddleware } from 'hono/factory';
import { idSchema } from '../../shared/ids.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { originsOf } from '../platform/config.ts';

const basicPattern = /^Basic +([A-Za-z0-9+/=]+)$/i;

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

/**
 * For APIs of other programs: accepts an API key as the only credentials of a request. Cookies are
 * not read, and requests of other sites are refused.
 */
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
