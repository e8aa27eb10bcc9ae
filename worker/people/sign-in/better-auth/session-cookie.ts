import { parseSigned } from 'hono/utils/cookie';
import type { Config } from '../../../platform/config.ts';

/** The names of all of better-auth's cookies start with it. */
export const cookiePrefix = 'sheaf';

/** Whether the installation is on https: then its cookies are for https alone. */
export function isSecure(config: Pick<Config, 'APP_BASE_URL'>): boolean {
  return new URL(config.APP_BASE_URL).protocol === 'https:';
}

/**
 * The session token in a Cookie header, or null if there is no genuine one. better-auth signs cookies as Hono does:
 * `value.base64(HMAC-SHA256(value))`, percent-encoded.
 */
export async function readSessionToken(
  cookieHeader: string | null,
  config: Pick<Config, 'APP_BASE_URL' | 'AUTH_SECRET'>,
): Promise<string | null> {
  const name = `${isSecure(config) ? '__Secure-' : ''}${cookiePrefix}.session_token`;
  const { [name]: token } = await parseSigned(cookieHeader ?? '', config.AUTH_SECRET, name);
  return token || null;
}
