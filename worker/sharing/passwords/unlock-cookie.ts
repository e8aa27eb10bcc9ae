import { parse, serialize } from 'hono/utils/cookie';
import { hour } from '../../../shared/time/durations.ts';
import { decryptText, encryptText } from '../../platform/encrypted-text.ts';
import type { Platform } from '../../platform/platform.ts';

const name = 'sheaf.unlocked';
const validFor = 12 * hour;

export type LockedLink = { id: string; passwordHash: string };

type Server = Pick<Platform, 'clock' | 'config'>;

/**
 * Returns cookies for these paths which prove for 12 hours that the password of a link was entered.
 * A change of the password invalidates them.
 */
export async function unlockCookies(
  { clock, config }: Server,
  link: LockedLink,
  paths: readonly string[],
): Promise<string[]> {
  const until = clock.now().getTime() + validFor;
  const value = await encryptText(String(until), encryptionOf(config, link));
  return paths.map((path) =>
    serialize(name, value, {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.APP_BASE_URL.startsWith('https:'),
      maxAge: validFor / 1000,
    }),
  );
}

export async function isUnlocked(
  { clock, config }: Server,
  link: LockedLink,
  headers: Headers,
): Promise<boolean> {
  const value = parse(headers.get('cookie') ?? '', name)[name];
  if (value === undefined) return false;
  const until = await decryptText(value, encryptionOf(config, link));
  return until !== null && clock.now().getTime() < Number(until);
}

function encryptionOf({ AUTH_SECRET }: Platform['config'], { id, passwordHash }: LockedLink) {
  const encrypted = { authSecret: AUTH_SECRET, purpose: 'unlocked links' };
  return { ...encrypted, id: `${id} ${passwordHash}` };
}
