import { second } from '../../../../../shared/durations.ts';
import { limits } from '../../../../../shared/limits.ts';
import { createByteBudget } from '../../../../platform/byte-budget.ts';

/** What reading an email takes: the whole of it, and as much for what is decoded: text, or slices of a file. */
const copies = 2;

/** Emails that an isolate reads at once: one of the largest, or several of the usual ones, not all of one organization. */
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
    // What is read cannot give way.
    share.settle();
    return await work();
  } finally {
    share.release();
  }
}
