import { minute } from '../../../shared/time/durations.ts';
import { createId } from '../../../shared/ids.ts';
import { serverLimits } from '../../../shared/limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { extendUploadSlot, releaseUploadSlot, type UploadSlot } from './upload-slot-store.ts';

/**
 * Duration of a slot that is not extended. A slot must expire by itself, because an isolate that is
 * killed cannot release it.
 */
const lease = 5 * minute;
const retryAfterSeconds = 30;

export async function withUploadSlot<Result>(
  { identityDatabase: database, clock, inBackground }: Platform,
  work: (slot: UploadSlot) => Promise<Result>,
  maxCount: number = serverLimits.uploadsInFlight,
): Promise<Result> {
  const id = createId('up');
  const expiry = () => new Date(clock.now().getTime() + lease);
  const extension = setInterval(
    () => inBackground(extendUploadSlot(database, id, expiry())),
    lease / 2,
  );
  try {
    return await work({
      id,
      now: clock.now(),
      expiresAt: expiry(),
      maxCount,
    });
  } finally {
    clearInterval(extension);
    inBackground(releaseUploadSlot(database, id, clock.now()));
  }
}

export function assertSlotTaken(
  slots: { id: string }[],
  maxCount: number = serverLimits.uploadsInFlight,
) {
  if (slots.length > 0) return;
  throw new AppError('request.rate_limited', {
    message: `At most ${maxCount} uploads at once`,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
