import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countRequest,
  isOver,
  uncountRequest,
  type RateLimitSubjects,
  type RequestCount,
} from './rate-limit-store.ts';
import type { RateLimit } from './rate-limits.ts';

type CountedRequest = { takeBack: () => Promise<void> };

/**
 * Counts a request by its subjects in one round trip, and throws `request.rate_limited` with
 * Retry-After if there were too many.
 */
export async function enforceRateLimit(
  platform: Pick<Platform, 'config' | 'identityDatabase' | 'clock'>,
  limit: RateLimit,
  subjects: RateLimitSubjects,
): Promise<CountedRequest> {
  if (!platform.config.RATE_LIMIT_IS_ENABLED) return { takeBack: () => Promise.resolve() };
  const database = platform.identityDatabase;
  const now = platform.clock.now();
  const { counted } = await batch(database, {
    counted: countRequest(database, limit, { subjects, now }),
  });
  const counts = counted.flat();
  assertWithinRateLimit(limit, counts, now);
  return { takeBack: () => uncountRequest(database, limit, counts) };
}

export function assertWithinRateLimit(
  limit: RateLimit | undefined,
  counts: RequestCount[],
  now: Date,
) {
  const over = counts.filter((count) => limit && isOver(limit, count));
  if (over.length === 0) return;
  throw tooManyRequests(Math.max(...over.map(({ windowEndsAt }) => windowEndsAt)), now);
}

/** Creates the error 429 `request.rate_limited`. `windowEndsAt` is in milliseconds since 1970. */
export function tooManyRequests(windowEndsAt: number, now: Date, details?: object): AppError {
  const seconds = Math.max(1, Math.ceil((windowEndsAt - now.getTime()) / 1000));
  const headers = { 'retry-after': String(seconds) };
  return new AppError('request.rate_limited', { headers, ...(details && { details }) });
}
