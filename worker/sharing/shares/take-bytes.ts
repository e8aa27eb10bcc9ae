import { tooManyRequests } from '../../access/rate-limits/enforce-rate-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { addSharedBytes, subtractSharedBytes } from './shared-bytes-store.ts';

/** Details of 429 `request.rate_limited` where the links of an organization have given all that they may in a day. */
export const dayIsUsedUp = { reason: 'day_used_up' } as const;

type Counted = { count: number; windowEndsAt: number };

/** Throws 429 `request.rate_limited` if readers of an organization's links have got all that they may in a day. */
export function assertBytesLeft({ config, clock }: Platform, counted: Counted | undefined): void {
  const max = config.ORGANIZATION_MAX_SHARED_BYTES_PER_DAY;
  const now = clock.now();
  if (max === 0 || !counted || counted.count < max || counted.windowEndsAt <= now.getTime()) return;
  throw tooManyRequests(counted.windowEndsAt, now, dayIsUsedUp);
}

/**
 * Takes the bytes of a response from those of the day. Throws 429 `request.rate_limited` if none are left; the last response
 * may be larger than what is. `giveBack` is for those that were not sent.
 */
export async function takeBytes(
  platform: Platform,
  organizationId: string,
  bytes: number,
): Promise<{ giveBack: (unsent: number) => void }> {
  const { config, clock, identityDatabase } = platform;
  const max = config.ORGANIZATION_MAX_SHARED_BYTES_PER_DAY;
  if (max === 0) return { giveBack: () => undefined };
  const taken = { organizationId, bytes, max, now: clock.now() };
  const { isAdded, counted } = await addSharedBytes(identityDatabase, taken);
  if (!isAdded) assertBytesLeft(platform, counted);
  return {
    giveBack(unsent) {
      if (unsent <= 0 || !counted) return;
      const given = { organizationId, bytes: unsent, dayEndsAt: counted.windowEndsAt };
      platform.inBackground(subtractSharedBytes(identityDatabase, given));
    },
  };
}
