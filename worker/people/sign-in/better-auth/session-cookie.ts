import { parse, parseSigned } from 'hono/utils/cookie';
import type { Config } from '../../../platform/config.ts';

/** The names of all of better-auth's cookies start with it. */
export const cookiePrefix = 'sheaf';

type CookieConfig = Pick<Config, 'APP_BASE_URL' | 'AUTH_SECRET'>;

/** Whether the installation is on https: then its cookies are for https alone. */
export function isSecure(config: Pick<Config, 'APP_BASE_URL'>): boolean {
  return new URL(config.APP_BASE_URL).protocol === 'https:';
}

/** The full name of a cookie. */
export function cookieName(config: Pick<Config, 'APP_BASE_URL'>, name: string): string {
  return `${isSecure(config) ? '__Secure-' : ''}${cookiePrefix}.${name}`;
}

/** The session token in a Cookie header, or null if there is no genuine one. */
export function readSessionToken(
  cookieHeader: string | null,
  config: CookieConfig,
): Promise<string | null> {
  return readSigned(cookieHeader, config, 'session_token');
}

/** The identifier of a sign-in that waits for its second factor, or null if there is no genuine one. */
export function readPendingSignIn(
  cookieHeader: string | null,
  config: CookieConfig,
): Promise<string | null> {
  return readSigned(cookieHeader, config, 'two_factor');
}

/** The identifier of the trust in this device, or null if there is no genuine one. */
export async function readTrustedDevice(
  cookieHeader: string | null,
  config: CookieConfig,
): Promise<string | null> {
  const value = await readSigned(cookieHeader, config, 'trust_device');
  return value?.split('!')[1] ?? null;
}

/** better-auth signs cookies as Hono does: `value.base64(HMAC-SHA256(value))`, percent-encoded. */
async function readSigned(cookieHeader: string | null, config: CookieConfig, name: string) {
  const fullName = cookieName(config, name);
  const { [fullName]: value } = await parseSigned(cookieHeader ?? '', config.AUTH_SECRET, fullName);
  return value || null;
}

/**
 * The same cookies, written so that every parser reads the values that this module does. Otherwise the session that a
 * request is counted for could differ from the one it has.
 */
export function unambiguousCookies(cookieHeader: string): string {
  return Object.entries(parse(cookieHeader))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
