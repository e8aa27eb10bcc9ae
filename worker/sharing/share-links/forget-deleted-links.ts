import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { day } from '../../../shared/time/durations.ts';
import { runBatch, type Database, type Statement } from '../../database/database.ts';
import type { Condition } from '../../database/expressions.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteLinkRows, isDeletedBefore } from './share-link-store.ts';
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
  await runBatch(identityDatabase, forgetLinks(identityDatabase, isDeletedBefore(before)));
}

/** Deletes some of the deleted links that meet a condition, with as many positions as one of them may have. */
export function forgetLinks(database: Database, deleted: Condition): Statement[] {
  return [
    deletePositions(database, deleted, shareLinkLimits.positionsOfView),
    deleteLinkRows(database, deleted, perRun),
  ];
}
