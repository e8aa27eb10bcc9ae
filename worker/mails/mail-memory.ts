import { second } from '../../shared/time/durations.ts';
import { limits } from '../../shared/limits.ts';
import { createByteBudget, type ByteShare } from '../platform/byte-budget.ts';

/** Reading an email takes its size in memory, and as much again for what is decoded: text, or slices of a file. */
const copies = 2;

/**
 * The memory for emails that an isolate reads at once: one of the largest, or several usual ones, which are not all of
 * one organization.
 */
const mailMemory = createByteBudget({
  capacity: copies * limits.mail.bytes,
  ownerCapacity: 1.5 * limits.mail.bytes,
  patience: 5 * second,
  longestWait: 20 * second,
});

/** Keeps so many bytes of the memory after the work, until they are released. They have to be touched as `ByteShare` says. */
export type KeepMemory = (bytes: number) => Pick<ByteShare, 'touch' | 'release'>;

/** Runs `work` once there is memory for an email of `size` bytes of this organization; else rejects with OverloadError. */
export async function withMailMemory<Result>(
  { organizationId, size }: { organizationId: string; size: number },
  work: (keep: KeepMemory) => Promise<Result>,
): Promise<Result> {
  const share = mailMemory.open(organizationId);
  let kept = 0;
  const keep = (bytes: number) => {
    kept = bytes;
    return share;
  };
  try {
    await share.grow(copies * Math.min(size, limits.mail.bytes));
    // An email that is being read cannot give its memory to others.
    share.settle();
    const result = await work(keep);
    if (kept > 0) share.shrink(kept);
    else share.release();
    return result;
  } catch (error) {
    share.release();
    throw error;
  }
}
