import { parseSigned } from 'hono/utils/cookie';
import { createId } from '../../../shared/ids.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import type { Config } from '../../platform/config.ts';
import { cookieName } from './better-auth/session-cookie.ts';

type CookieConfig = Pick<Config, 'APP_BASE_URL' | 'AUTH_SECRET'>;

/**
 * Returns the cookie of a browser that has signed in to an account. Its name and signing key depend
 * on the address, so that it only counts for this account and does not reveal the address. It
 * grants no access: it only prevents wrong guesses of strangers from blocking this browser too. All
 * browsers that have only reset the password count as one device. Otherwise an attacker with access
 * to the mailbox but not to the second factor could keep guessing with new devices.
 */
export async function knownDeviceCookie(config: CookieConfig, email: string) {
  const signingKey = `${config.AUTH_SECRET}:known-device:${email.trim().toLowerCase()}`;
  const account = (await sha256Hex(signingKey)).slice(0, 16);
  return {
    name: cookieName(config, `known_device_${account}`),
    signingKey,
    resetDeviceId: `reset_${account}`,
  };
}

export async function knownDeviceOf(
  cookieHeader: string | null,
  config: CookieConfig,
  email: string,
): Promise<string | null> {
  const { name, signingKey } = await knownDeviceCookie(config, email);
  const { [name]: deviceId } = await parseSigned(cookieHeader ?? '', signingKey, name);
  return deviceId || null;
}

export function newDeviceId(): string {
  return createId('dev');
}
