import { parseSigned } from 'hono/utils/cookie';
import { createId } from '../../../shared/ids.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import type { Config } from '../../platform/config.ts';
import { cookieName } from './better-auth/session-cookie.ts';

type CookieConfig = Pick<Config, 'APP_BASE_URL' | 'AUTH_SECRET'>;

/**
 * The cookie of a browser that has signed in to an account. It has a name and a signing key for each address, so that it
 * counts for no other account, and tells nobody which address it is for. It permits nothing: it only keeps strangers'
 * guesses at the account from blocking this browser too. All browsers that have only reset the password are one device:
 * otherwise who owns the mailbox but not the second factor could guess on with a new one.
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

/** The id of the device, if the browser has signed in to the account of this address before; otherwise null. */
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
