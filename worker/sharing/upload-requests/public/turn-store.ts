import { sql } from 'drizzle-orm';
import {
  countRequest,
  type RateLimitSubjects,
} from '../../../access/rate-limits/rate-limit-store.ts';
import { rateLimits, type RateLimit } from '../../../access/rate-limits/rate-limits.ts';
import { takeUploadSlot, type UploadSlot } from '../../../access/turns/upload-slot-store.ts';
import { batch } from '../../../database/database.ts';
import type { Platform } from '../../../platform/platform.ts';

export async function takeTurn(
  { identityDatabase, config }: Platform,
  { subjects, slot }: { subjects: RateLimitSubjects & { account: string }; slot: UploadSlot },
) {
  const { counted, slots } = await batch(identityDatabase, {
    counted: config.RATE_LIMIT_IS_ENABLED
      ? countRequest(identityDatabase, rateLimits.requestFiles, { subjects, now: slot.now })
      : [],
    slots: takeUploadSlot(identityDatabase, sql`${subjects.account}`, slot),
  });
  return { counts: counted.flat(), slots };
}

export async function countAlways(
  { identityDatabase, clock }: Platform,
  limit: RateLimit,
  subjects: RateLimitSubjects,
) {
  const { counted } = await batch(identityDatabase, {
    counted: countRequest(identityDatabase, limit, { subjects, now: clock.now() }),
  });
  return counted.flat();
}
