import { parse, parseSigned } from 'hono/utils/cookie';
import type { Config } from '../../../platform/config.ts';

export const cookiePrefix = 'sheaf';

type CookieConfig = Pick<Config, 'APP_BASE_URL' | 'AUTH_SECRET'>;

/** Whether the installation uses https, so that its cookies are only sent over https. */
export function isSecure(config: Pick<Config, 'APP_BASE_URL'>): boolean {
  return new URL(config.APP_BASE_URL).protocol === 'https:';
}

export function cookieName(config: Pick<Config, 'APP_BASE_URL'>, name: string): string {
  return `${isSecure(config) ? '__Secure-' : ''}${cookiePrefix}.${name}`;
}

/** Returns the session token of a Cookie header; null if there is none with a valid signature. */
export function readSessionToken(
  cookieHeader: string | null,
  config: CookieConfig,
): Promise<string | null> {
  return readSigned(cookieHeader, config, 'session_token');
}

export function readPendingSignIn(
  cookieHeader: string | null,
  config: CookieConfig,
): Promise<string | null> {
  return readSigned(cookieHeader, config, 'two_factor');
}

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
 * Rewrites cookies so that every parser reads the same values as this module. Otherwise the session for which a request
 * is counted could differ from the one it uses.
 */
export function unambiguousCookies(cookieHeader: string): string {
  return Object.entries(parse(cookieHeader))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
