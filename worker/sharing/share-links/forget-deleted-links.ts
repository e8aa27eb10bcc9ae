import { day } from '../../../shared/time/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import { runBatch } from '../../database/database.ts';
import { deleteLinkRows } from './share-link-store.ts';
import { deletePositions } from './share-position-store.ts';

/** For this time readers of a deleted link see that it has ended. */
const keptFor = 90 * day;
const perRun = 1000;

/**
 * Cron step: deletes the rows of links that were deleted 90 days ago, which are unknown from then
 * on.
 */
export async function forgetDeletedLinks({ identityDatabase, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor);
  const forgotten = { before, count: perRun };
  await runBatch(identityDatabase, [
    deletePositions(identityDatabase, forgotten),
    deleteLinkRows(identityDatabase, forgotten),
  ]);
}
