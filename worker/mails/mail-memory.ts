import { second } from '../../shared/time/durations.ts';
import { limits } from '../../shared/limits.ts';
import { createByteBudget, type ByteShare } from '../platform/byte-budget.ts';

/** Reading an email takes its size in memory, and as much again for what is decoded: text, or slices of a file. */
const copies = 2;

/**
 * Memory for emails that an isolate reads at once: one of the largest, or several usual ones from
 * more than one organization.
 */
const mailMemory = createByteBudget({
  capacity: copies * limits.mail.bytes,
  ownerCapacity: 1.5 * limits.mail.bytes,
  patience: 5 * second,
  longestWait: 20 * second,
});

export type KeepMemory = (bytes: number) => Pick<ByteShare, 'touch' | 'release'>;

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
