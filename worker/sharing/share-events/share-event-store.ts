import { and, desc, eq, gt, inArray, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { ShareEventType } from '../../../shared/sharing/share-links/share-event.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import { hour } from '../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import {
  coalesce,
  countOf,
  hasRow,
  idsIn,
  iif,
  incremented,
  jsonEach,
  jsonValue,
  minus,
  rowId,
  unindexed,
} from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { insertJobRows } from '../../outbox/job-store.ts';
import {
  selectIdOfToken,
  selectVisible,
  type LinkTarget,
} from '../share-links/share-link-store.ts';
import { shareLinksTable } from '../share-links/share-link-table.ts';
import { shareEventsTable } from './share-event-table.ts';
import { selectFollowingJobs } from './told-store.ts';

/**
 * The number of newest events that are kept for each type of each link, so that one kind of event
 * does not displace others.
 */
const keptOfType = 1000;

/** A repeated event of a browser within this time is not recorded again. */
export const readingTime = 12 * hour;

const events = shareEventsTable;
const links = shareLinksTable;

/** A document of a link; position 0 is its page. */
export type ReadPlace = {
  position: number;
  documentId: string | null;
  documentName: string | null;
};

type NewEvents = {
  organizationId: string;
  shareLinkId: string;
  type: ShareEventType;
  sessionHash: string;
  country: string | null;
  browser: string | null;
  visitor: string;
  createdAt: Date;
  places: (ReadPlace & { id: string })[];
};

/**
 * Adds new events of a browser, and downloads only if the link has room for all of them. A repeated
 * download gets another holder. Returns the added or held events, the present positions of the
 * browser, and a JobRow if members are notified.
 */
export async function insertShareEvents(database: Database, added: NewEvents) {
  const { places, ...event } = added;
  const place = jsonEach(JSON.stringify(places), 'place');
  const position = jsonValue(place.value, '$.position');
  const ofBrowser = and(
    eq(events.shareLinkId, event.shareLinkId),
    eq(events.sessionHash, event.sessionHash),
    eq(events.type, event.type),
  );
  const isDone = hasRow(events, and(ofBrowser, eq(events.position, position)));
  const newCount = sql<number>`(select count(*) from ${place.rows} where not ${isDone})`;
  const hasRoom = or(
    isNull(links.maxDownloads),
    eq(newCount, 0),
    lte(sql`${links.downloadsCount} + ${newCount}`, links.maxDownloads),
  );
  const isDownload = event.type === 'downloaded';
  const ids = places.map(({ id }) => id);
  const isLink = eq(links.id, event.shareLinkId);
  // A count, because SQLite turns `exists` into a join, which it evaluates last.
  const isAdded = gt(countOf(events, idsIn(events.id, ids)), 0);
  const ofPlaces = and(
    ofBrowser,
    idsIn(
      events.position,
      places.map((each) => each.position),
    ),
  );
  const following = selectFollowingJobs(event, isAdded);
  const { held, jobs, positions } = await batch(database, {
    // Old events of a browser belong to another visit, even if it has kept its cookie.
    parted: database
      .update(events)
      .set({ sessionHash: sql`${events.id}` })
      .where(and(ofPlaces, not(isRecent(event.createdAt)))),
    held: insertFrom(
      database,
      events,
      {
        ...event,
        id: jsonValue(place.value, '$.id'),
        position,
        documentId: jsonValue(place.value, '$.documentId'),
        documentName: jsonValue(place.value, '$.documentName'),
      },
      sql`from ${links}, ${place.rows} where ${and(isLink, isDownload ? hasRoom : undefined)}`,
    )
      .onConflictDoUpdate({
        target: [events.shareLinkId, events.sessionHash, events.type, events.position],
        set: { holders: incremented(events.holders) },
        setWhere: eq(events.type, 'downloaded'),
      })
      .returning({ id: events.id, position: events.position }),
    counted: isDownload
      ? database
          .update(links)
          .set({
            downloadsCount: incremented(
              links.downloadsCount,
              countOf(events, idsIn(events.id, ids)),
            ),
          })
          .where(isLink)
      : [],
    jobs: following ? [insertJobRows(database, event.createdAt, following)] : [],
    opened: event.type === 'opened' ? noteOpening(database, and(isLink, isAdded), event) : [],
    positions: database.select({ position: events.position }).from(events).where(ofPlaces),
    trimmed: database.delete(events).where(isTooOld(event, isAdded)),
  });
  return { held, jobs: jobs.flat(), positions: positions.map((row) => row.position) };
}

function noteOpening(
  database: Database,
  link: SQL | undefined,
  { createdAt }: Pick<NewEvents, 'createdAt'>,
) {
  const toldAt = iif(links.notifiesOnOpening, createdAt.getTime(), null);
  const openingToldAt = coalesce<Date>(links.openingToldAt, toldAt);
  return database.update(links).set({ openedAt: createdAt, openingToldAt }).where(link);
}

/**
 * Condition: the event is from a browser that still counts as the same. Events of one browser are
 * found by their index.
 */
function isRecent(now: Date): SQL {
  return gt(unindexed(events.createdAt), now.getTime() - readingTime);
}

/**
 * Condition: the event exceeds the maximum of a link and a type. Such events are only searched if
 * `isAdded`.
 */
function isTooOld({ shareLinkId, type }: Pick<NewEvents, 'shareLinkId' | 'type'>, isAdded: SQL) {
  const isOfType = and(eq(events.shareLinkId, shareLinkId), eq(events.type, type));
  // SQLite evaluates a branch of `case` only if it is taken.
  const newestOfThem = sql`case when ${isAdded} then (
    select ${events.createdAt} from ${events} where ${isOfType}
    order by ${desc(events.createdAt)} limit 1 offset ${literal(keptOfType)}) end`;
  return and(isOfType, lte(events.createdAt, newestOfThem));
}

/** Releases downloads that were aborted. Those that no other response holds are removed. */
export async function releaseDownloads(
  database: Database,
  { shareLinkId, ids }: { shareLinkId: string; ids: string[] },
): Promise<void> {
  const isOne = idsIn(events.id, ids);
  const isFree = and(isOne, lte(events.holders, 0));
  await batch(database, {
    released: database
      .update(events)
      .set({ holders: minus(events.holders, 1) })
      .where(isOne),
    counted: database
      .update(links)
      .set({
        downloadsCount: minus(links.downloadsCount, countOf(events, isFree)),
        // Otherwise a reader who aborts the last download would prevent the notification of the
        // owner.
        usedUpTold: iif(gt(countOf(events, isFree), 0), null, links.usedUpTold),
      })
      .where(eq(links.id, shareLinkId)),
    deleted: database.delete(events).where(isFree),
  });
}

/**
 * Condition: in the last 12 hours a browser has viewed or downloaded the document at a position of
 * the link with a token.
 */
export function hasReadFile(
  tokenHash: string,
  { sessionHash, position, now }: { sessionHash: string; position: number; now: Date },
): SQL {
  return hasRow(
    events,
    and(
      eq(events.shareLinkId, selectIdOfToken(tokenHash)),
      eq(events.sessionHash, sessionHash),
      inArray(events.type, ['previewed', 'downloaded']),
      eq(events.position, position),
      isRecent(now),
    ),
  );
}

/** Condition: in the last 12 hours a browser has downloaded a document of the link with a token. */
export function hasDownloaded(
  tokenHash: string,
  { sessionHash, now }: { sessionHash: string; now: Date },
): SQL {
  return hasRow(
    events,
    and(
      eq(events.shareLinkId, selectIdOfToken(tokenHash)),
      eq(events.sessionHash, sessionHash),
      eq(events.type, 'downloaded'),
      isRecent(now),
    ),
  );
}

export async function findShareEvents(
  scope: OrganizationScope,
  target: LinkTarget,
  { pageIndex, pageSize }: Pagination,
) {
  const { identityDatabase } = scope.platform;
  const { visible, rows } = await batch(identityDatabase, {
    visible: selectVisible(scope, target),
    rows: identityDatabase
      .select()
      .from(events)
      .where(
        and(eq(events.shareLinkId, target.id), eq(events.organizationId, scope.organizationId)),
      )
      .orderBy(desc(events.createdAt), desc(rowId(events)))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
  });
  return visible.length === 0 ? undefined : rows;
}

export async function forgetDocumentNames(
  { organizationId, platform }: OrganizationScope,
  documentIds: readonly string[],
): Promise<void> {
  await platform.identityDatabase
    .update(events)
    .set({ documentName: null })
    .where(
      and(
        eq(unindexed(events.organizationId), organizationId),
        idsIn(events.documentId, documentIds),
      ),
    );
}

/** Deletes events from before a time, which are the first ones: there is no index by time alone. */
export async function deleteEventsBefore(
  database: Database,
  { before, count }: { before: Date; count: number },
): Promise<void> {
  const first = database.select({ id: events.id }).from(events).orderBy(rowId(events)).limit(count);
  await database.delete(events).where(and(inArray(events.id, first), lt(events.createdAt, before)));
}
