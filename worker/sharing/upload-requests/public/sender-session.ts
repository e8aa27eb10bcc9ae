import { parse, serialize } from 'hono/utils/cookie';
import { sha256Hex } from '../../../../shared/bytes/sha256.ts';
import { randomString } from '../../../../shared/ids.ts';
import { day } from '../../../../shared/time/durations.ts';
import type { Config } from '../../../platform/config.ts';

const name = 'sheaf.sender';
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const pattern = /^[A-Za-z0-9]{32}$/;
const validFor = 30 * day;

/**
 * The browser that sends files, by a cookie for the path of one address: it sees its own files and can take them back. A
 * browser without one gets a new one, as `cookie`.
 */
export async function senderSessionOf(
  headers: Headers,
  { path, config }: { path: string; config: Config },
): Promise<{ sessionHash: string; cookie: string | undefined }> {
  const known = parse(headers.get('cookie') ?? '', name)[name];
  if (known !== undefined && pattern.test(known)) {
    return { sessionHash: await sha256Hex(known), cookie: undefined };
  }
  const session = randomString(32, characters);
  const cookie = serialize(name, session, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.APP_BASE_URL.startsWith('https:'),
    maxAge: validFor / 1000,
  });
  return { sessionHash: await sha256Hex(session), cookie };
}
