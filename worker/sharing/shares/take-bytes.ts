import { minute, second } from '../../../shared/time/durations.ts';
import { tooManyRequests } from '../../access/rate-limits/enforce-rate-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { endReservation, reserveSharedBytes } from './shared-bytes-store.ts';

/** Details of 429 `request.rate_limited` where the links of an organization have given all that they may in a day. */
export const dayIsUsedUp = { reason: 'day_used_up' } as const;

/** Bytes that a response reserves ahead of what it has sent. */
const reservedAhead = 16 * 1024 * 1024;

/** A response that sends nothing for so long loses what it has reserved, and may have died. */
const reservedFor = minute;

/** How often a response that is sending says so. */
const renewedAfter = 5 * second;

type Counted = { count: number; windowEndsAt: number };

/** Throws 429 `request.rate_limited` if readers of an organization's links have got all that they may in a day. */
export function assertBytesLeft({ config, clock }: Platform, counted: Counted | undefined): void {
  const max = config.ORGANIZATION_MAX_SHARED_BYTES_PER_DAY;
  const now = clock.now();
  if (max === 0 || !counted || counted.count < max || counted.windowEndsAt <= now.getTime()) return;
  throw tooManyRequests(counted.windowEndsAt, now, dayIsUsedUp);
}

type TakenBytes = {
  /** Counts bytes that are sent next. Throws like `takeBytes`. */
  send: (bytes: number) => Promise<void>;
  /** Ends the reservation. What was not sent is not counted. */
  end: () => void;
};

const unlimited: TakenBytes = { send: () => Promise.resolve(), end: () => undefined };

/**
 * Takes the bytes of a response from those of the day, a part at a time. Throws 429 `request.rate_limited` if none are left, or
 * all that are left are reserved by other responses; what is sent may exceed the limit by one such part.
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
