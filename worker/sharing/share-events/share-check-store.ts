import { and, eq, gt, not, type SQL } from 'drizzle-orm';
import { day } from '../../../shared/time/durations.ts';
import type { Database } from '../../database/database.ts';
import { allOf, countOf, hasRow, incremented, rowId } from '../../database/expressions.ts';
import { shareLinksTable } from '../share-links/share-link-table.ts';
import { sharePositionsTable } from '../share-links/share-position-table.ts';
import { shareEventsTable } from './share-event-table.ts';

const links = shareLinksTable;
const events = shareEventsTable;

/** Slightly less than the log is kept, because Cron deletes a few of its events at a time. */
const loggedFor = 89 * day;

type Next = { after: string; limit: number };

/**
 * Returns the next links with their counter of downloads and the downloads in their log, including
 * deleted ones.
 */
export function findDownloadCounts(database: Database, { after, limit }: Next) {
  return database
    .select({
      id: links.id,
      organizationId: links.organizationId,
      isRight: eq(links.downloadsCount, countedDownloads()).mapWith(Boolean).as('is_right'),
    })
    .from(shareLinksTable)
    .where(gt(links.id, after))
    .orderBy(links.id)
    .limit(limit);
}

export function updateDownloadsCount(database: Database, id: string) {
  return database
    .update(shareLinksTable)
    .set({ downloadsCount: countedDownloads() })
    .where(eq(links.id, id));
}

function countedDownloads(): SQL {
  const isDownload = and(eq(events.shareLinkId, links.id), eq(events.type, 'downloaded'));
  return incremented(links.downloadsForgotten, countOf(shareEventsTable, isDownload));
}

/** Returns the next events that are not old, and whether their link exists. */
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

export function findPositionLinks(
  database: Database,
  { after, limit }: { after: number; limit: number },
) {
  const { shareLinkId, organizationId } = sharePositionsTable;
  const row = rowId(sharePositionsTable);
  return database
    .select({
      row: row.mapWith(Number).as('position_row'),
      shareLinkId,
      organizationId,
      isLeft: not(hasRow(shareLinksTable, eq(links.id, shareLinkId)))
        .mapWith(Boolean)
        .as('is_left'),
    })
    .from(sharePositionsTable)
    .where(gt(row, after))
    .orderBy(row)
    .limit(limit);
}

export function deleteLeftPositions(database: Database, shareLinkId: string) {
  const isLink = hasRow(shareLinksTable, eq(links.id, shareLinkId));
  return database
    .delete(sharePositionsTable)
    .where(and(eq(sharePositionsTable.shareLinkId, shareLinkId), not(isLink)));
}

export function deleteLeftEvents(database: Database, shareLinkId: string) {
  return database
    .delete(shareEventsTable)
    .where(and(eq(events.shareLinkId, shareLinkId), not(hasLink)));
}
