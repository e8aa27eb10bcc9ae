import { second } from '../../shared/time/durations.ts';
import { limits } from '../../shared/limits.ts';
import { createByteBudget } from '../platform/byte-budget.ts';

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

/** Runs `work` once there is memory for an email of `size` bytes of this organization; else rejects with OverloadError. */
export async function withMailMemory<Result>(
  { organizationId, size }: { organizationId: string; size: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const share = mailMemory.open(organizationId);
  try {
    await share.grow(copies * Math.min(size, limits.mail.bytes));
    // An email that is being read cannot give its memory to others.
    share.settle();
    return await work();
  } finally {
    share.release();
  }
}
