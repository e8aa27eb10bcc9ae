import { minute, second } from '../../../shared/time/durations.ts';
import { tooManyRequests } from '../../access/rate-limits/enforce-rate-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { endReservation, reserveSharedBytes } from './shared-bytes-store.ts';

export const dayIsUsedUp = { reason: 'day_used_up' } as const;

/** Bytes that a response reserves ahead of those it has sent. */
const reservedAhead = 16 * 1024 * 1024;

/**
 * A response that sends nothing for this time loses its reservation, because it may have crashed.
 */
const reservedFor = minute;

/** How often a response renews its reservation while it is sending. */
const renewedAfter = 5 * second;

type Counted = { count: number; windowEndsAt: number };

/**
 * Throws 429 `request.rate_limited` if the links of an organization have sent all bytes of a day.
 */
export function assertBytesLeft({ config, clock }: Platform, counted: Counted | undefined): void {
  const max = config.ORGANIZATION_MAX_SHARED_BYTES_PER_DAY;
  const now = clock.now();
  if (max === 0 || !counted || counted.count < max || counted.windowEndsAt <= now.getTime()) return;
  throw tooManyRequests(counted.windowEndsAt, now, dayIsUsedUp);
}

type TakenBytes = {
  /** Counts bytes that are sent next. Throws like `takeBytes`. */
  send: (bytes: number) => Promise<void>;
  end: () => void;
};

const unlimited: TakenBytes = { send: () => Promise.resolve(), end: () => undefined };

/**
 * Takes the bytes of a response from those of the day, a part at a time. Throws 429
 * `request.rate_limited` if none are left, or all of them are reserved by other responses; the sent
 * bytes may exceed the limit by one such part.
 */
export async function takeBytes(
  platform: Platform,
  organizationId: string,
  size: number,
): Promise<TakenBytes> {
  const { config, clock, identityDatabase } = platform;
  const max = config.ORGANIZATION_MAX_SHARED_BYTES_PER_DAY;
  if (max === 0) return unlimited;
  const reservation = { organizationId, reservationId: crypto.randomUUID() };
  let [left, reserved, sent, reservedAt] = [size, 0, 0, 0];
  const reserve = async (next: number) => {
    const now = clock.now();
    const wanted = Math.max(next, Math.min(left, reservedAhead));
    const until = new Date(now.getTime() + reservedFor);
    const { isReserved, counted } = await reserveSharedBytes(identityDatabase, {
      ...reservation,
      sent,
      now,
      reserved: wanted,
      until,
      max,
    });
    sent = 0;
    if (!isReserved) {
      assertBytesLeft(platform, counted);
      throw tooManyRequests(until.getTime(), now);
    }
    [reserved, reservedAt] = [wanted, now.getTime()];
  };
  await reserve(0);
  return {
    async send(bytes) {
      const isRenewed = clock.now().getTime() - reservedAt >= renewedAfter;
      if (isRenewed || sent + bytes > reserved) await reserve(bytes);
      sent += bytes;
      left -= bytes;
    },
    end() {
      const now = clock.now();
      platform.inBackground(endReservation(identityDatabase, { ...reservation, sent, now }));
    },
  };
}
