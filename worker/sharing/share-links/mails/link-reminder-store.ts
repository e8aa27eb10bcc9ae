import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import { shareLinkLimits } from '../../../../shared/sharing/share-links/share-link-limits.ts';
import { day } from '../../../../shared/time/durations.ts';
import { batch, type Database, type Statement } from '../../../database/database.ts';
import { idsIn, iif, subquery, valueOf } from '../../../database/expressions.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { insertJobRows, jobColumns } from '../../../outbox/job-store.ts';
import { shareLinksTable } from '../share-link-table.ts';

const { id, organizationId, remindAt, isEnabled, expiresAt } = shareLinksTable;

export const remindedBefore = shareLinkLimits.reminderDays * day;

/**
 * Returns the time at which a link is due: for the reminder of its end, or for its end if it is too
 * soon for a reminder; null without an end.
 */
export function reminderTime(expiresAt: Date | null, now: Date): Date | null {
  const at = expiresAt && new Date(expiresAt.getTime() - remindedBefore);
  return at && at > now ? at : expiresAt;
}

export async function findDueLinks(database: Database, now: Date, limit: number) {
  const rows = await database
    .select({ id })
    .from(shareLinksTable)
    .where(isDue(now))
    .orderBy(remindAt)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Condition: a link is due. The reminder of a paused one waits until it is switched on, or ends. */
function isDue(now: Date) {
  const isOpen = or(eq(isEnabled, true), lte(expiresAt, now));
  return and(isNotNull(remindAt), lte(remindAt, now), isOpen);
}

/**
 * Writes the jobs of those links that are still due, in one transaction: to remind the owner of one, which is due again when it
 * ends, or to record its end. Returns a JobRow for each.
 */
export async function claimDueLinks(database: Database, ids: string[], now: Date) {
  const isClaimed = and(idsIn(id, ids), isDue(now));
  const hasEnded = lte(expiresAt, now);
  const shareLinkId = valueOf<string>(id);
  const job = iif<string>(
    hasEnded,
    jobJson('share-link.expired', { shareLinkId }),
    jobJson('share-link.mail', { shareLinkId, kind: 'ending' }),
  );
  const { jobs } = await batch(database, {
    jobs: insertJobRows(
      database,
      now,
      subquery.select(jobColumns(organizationId, job)).from(shareLinksTable).where(isClaimed),
    ),
    claimed: database
      .update(shareLinksTable)
      .set({ remindAt: iif(hasEnded, null, expiresAt) })
      .where(isClaimed),
  });
  return jobs;
}

export function noteUsedUp(
  database: Database,
  link: { id: string; maxDownloads: number | null },
): Statement {
  return database
    .update(shareLinksTable)
    .set({ usedUpTold: link.maxDownloads })
    .where(eq(id, link.id));
}
