import { parse, serialize } from 'hono/utils/cookie';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { randomString } from '../../../shared/ids.ts';
import { hour } from '../../../shared/time/durations.ts';
import type { Config } from '../../platform/config.ts';
import { pathsOfShare } from './share-cookies.ts';

const name = 'sheaf.reader';
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const pattern = /^[A-Za-z0-9]{32}$/;
const validFor = 12 * hour;

/**
 * The browser of a reader, by a cookie for the paths of one link: what it reads again within 12 hours is not counted again. A
 * browser without one gets a new one, as `cookies`.
 */
export async function readerSessionOf(
  headers: Headers,
  { token, config }: { token: string; config: Config },
): Promise<{ sessionHash: string; cookies: string[] }> {
  const known = parse(headers.get('cookie') ?? '', name)[name];
  if (known !== undefined && pattern.test(known)) {
    return { sessionHash: await sha256Hex(known), cookies: [] };
  }
  const session = randomString(32, characters);
  const cookies = pathsOfShare(token).map((path) =>
    serialize(name, session, {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: config.APP_BASE_URL.startsWith('https:'),
      maxAge: validFor / 1000,
    }),
  );
  return { sessionHash: await sha256Hex(session), cookies };
}
