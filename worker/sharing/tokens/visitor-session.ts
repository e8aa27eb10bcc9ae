import { parse, serialize } from 'hono/utils/cookie';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { randomString } from '../../../shared/ids.ts';
import { second } from '../../../shared/time/durations.ts';
import type { Config } from '../../platform/config.ts';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const pattern = /^[A-Za-z0-9]{32}$/;

interface SessionCookie {
  name: string;
  paths: readonly string[];
  /** Milliseconds. */
  validFor: number;
}

/**
 * Returns the session of a browser without an account, from a cookie for the paths of one link. A
 * new browser gets the cookie, as `cookies`.
 */
export async function visitorSessionOf(
  headers: Headers,
  { name, paths, validFor }: SessionCookie,
  config: Config,
): Promise<{ sessionHash: string; cookies: string[] }> {
  const known = parse(headers.get('cookie') ?? '', name)[name];
  if (known !== undefined && pattern.test(known)) {
    return { sessionHash: await sha256Hex(known), cookies: [] };
  }
  const session = randomString(32, characters);
  const cookies = paths.map((path) =>
    serialize(name, session, {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.APP_BASE_URL.startsWith('https:'),
      maxAge: validFor / second,
    }),
  );
  return { sessionHash: await sha256Hex(session), cookies };
}
