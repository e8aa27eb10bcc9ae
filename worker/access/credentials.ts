import { sha256Hex } from '../../shared/bytes/sha256.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/platform.ts';

export type Credentials =
  | { kind: 'session'; token: string }
  | { kind: 'api-key'; tokenHash: string };

const apiKeyPattern = /^Bearer +(sheaf_[A-Za-z0-9]{64})$/i;

/**
 * Returns the credentials of a request: the bearer key, or otherwise the session cookie. Throws
 * `auth.unauthenticated` if there are none, if they are forged, or for a key where only sessions
 * are accepted, even with a cookie beside it.
 */
export async function credentialsOf(
  platform: Platform,
  request: Request,
  options: { acceptsApiKey: boolean },
): Promise<Credentials> {
  const header = request.headers.get('authorization');
  if (header !== null) {
    const token = apiKeyPattern.exec(header)?.[1];
    if (!token || !options.acceptsApiKey) throw new AppError('auth.unauthenticated');
    return { kind: 'api-key', tokenHash: await hashToken(token) };
  }
  const token = await platform.sessions.tokenOf(request);
  if (!token) throw new AppError('auth.unauthenticated');
  return { kind: 'session', token };
}

/** Returns the SHA-256 of a token in lower-case hex, which is stored instead of the token. */
export function hashToken(token: string): Promise<string> {
  return sha256Hex(token);
}
