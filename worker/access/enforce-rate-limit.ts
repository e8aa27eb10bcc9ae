import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/platform.ts';
import { clientNetworkOf } from './client-address.ts';
import { hashToken } from './credentials.ts';
import { countRequest, deleteRateLimit, type RequestCount } from './rate-limit-store.ts';
import type { RateLimit } from './rate-limits.ts';

/**
 * Counts a request and throws `request.rate_limited` with Retry-After if there were too many. The account is an email
 * address, whether it has an account or not; only its hash is stored. One round trip.
 */
export async function enforceRateLimit(
  platform: Platform,
  limit: RateLimit,
  request: { headers: Headers; email: string | null },
): Promise<void> {
  if (!platform.config.RATE_LIMIT_IS_ENABLED) return;
  const now = platform.clock.now();
  const counts = await countRequest(platform.identityDatabase, limit, {
    account: request.email === null ? null : await accountOf(request.email),
    network: clientNetworkOf(request.headers),
    now,
  });
  assertWithinRateLimit(counts, now);
}

/** Forgets the requests of an account, after a sign-in with the right password. */
export async function resetRateLimit(platform: Platform, limit: RateLimit, email: string) {
  if (!platform.config.RATE_LIMIT_IS_ENABLED) return;
  await deleteRateLimit(platform.identityDatabase, limit, await accountOf(email));
}

export function assertWithinRateLimit(counts: RequestCount[], now: Date) {
  const over = counts.filter(({ isOver }) => isOver === 1);
  if (over.length === 0) return;
  const endsAt = Math.max(...over.map(({ windowEndsAt }) => windowEndsAt));
  const seconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
  throw new AppError('request.rate_limited', { headers: { 'retry-after': String(seconds) } });
}

function accountOf(email: string): Promise<string> {
  return hashToken(email.trim().toLowerCase());
}
