import { and, eq, gt, lt, not, type SQL } from 'drizzle-orm';
import { day } from '../../../shared/time/durations.ts';
import type { Database } from '../../database/database.ts';
import { allOf, countOf, hasRow, iif, larger } from '../../database/expressions.ts';
import { shareLinksTable } from '../share-links/share-link-table.ts';
import { keptOfType } from './share-event-store.ts';
import { shareEventsTable } from './share-event-table.ts';

const links = shareLinksTable;
const events = shareEventsTable;

/** Slightly less than the log is kept, because Cron deletes a few of its events at a time. */
const loggedFor = 89 * day;

type Next = { after: string; limit: number };

/** The next links, and whether each has counted the downloads that its log has. */
export function findDownloadCounts(
  database: Database,
  { after, limit, now }: Next & { now: Date },
) {
  return database
    .select({
      id: links.id,
      organizationId: links.organizationId,
      isRight: eq(links.downloadsCount, countedDownloads(now)).mapWith(Boolean).as('is_right'),
    })
    .from(shareLinksTable)
    .where(gt(links.id, after))
    .orderBy(links.id)
    .limit(limit);
}

export function updateDownloadsCount(database: Database, { id, now }: { id: string; now: Date }) {
  return database
    .update(shareLinksTable)
    .set({ downloadsCount: countedDownloads(now) })
    .where(eq(links.id, id));
}

/** The downloads of the log, which has all of a link while it is young and has few; else at least so many were counted. */
function countedDownloads(now: Date): SQL<number> {
  const isDownload = and(eq(events.shareLinkId, links.id), eq(events.type, 'downloaded'));
  const logged = countOf(shareEventsTable, isDownload);
  const hasAll = allOf(
    gt(links.createdAt, new Date(now.getTime() - loggedFor)),
    lt(logged, keptOfType),
  );
  return iif(hasAll, logged, larger(logged, links.downloadsCount));
}

/** The next events that are not old, and whether their link is there. */
export function findEventLinks(database: Database, { after, limit, now }: Next & { now: Date }) {
  return database
    .select({
      id: events.id,
      shareLinkId: events.shareLinkId,
      organizationId: events.organizationId,
      isLeft: allOf(gt(events.createdAt, new Date(now.getTime() - loggedFor)), not(hasLink))
        .mapWith(Boolean)
        .as('is_left'),
    })
    .from(shareEventsTable)
    .where(gt(events.id, after))
    .orderBy(events.id)
    .limit(limit);
}

const hasLink = hasRow(shareLinksTable, eq(links.id, events.shareLinkId));

export function deleteLeftEvents(database: Database, shareLinkId: string) {
  return database
    .delete(shareEventsTable)
    .where(and(eq(events.shareLinkId, shareLinkId), not(hasLink)));
}
