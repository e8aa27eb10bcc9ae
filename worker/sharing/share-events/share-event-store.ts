import { and, desc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ShareEventType } from '../../../shared/sharing/share-links/share-event.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Database } from '../../database/database.ts';
import {
  countOf,
  hasRow,
  idsIn,
  incremented,
  jsonEach,
  jsonValue,
  minus,
  rowId,
} from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import {
  selectIdOfToken,
  selectVisible,
  type LinkTarget,
} from '../share-links/share-link-store.ts';
import { shareLinksTable } from '../share-links/share-link-table.ts';
import { shareEventsTable } from './share-event-table.ts';

/** Of each link the newest are kept. */
const keptPerLink = 1000;

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
 * Adds what a browser has not done before, and downloads only if the link has room for all of them. Returns what was
 * added, and the positions that the browser has now.
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
  const newCount = sql`(select count(*) from ${place.rows} where not ${isDone})`;
  const hasRoom = or(
    isNull(links.maxDownloads),
    lte(sql`${links.downloadsCount} + ${newCount}`, links.maxDownloads),
  );
  const isDownload = event.type === 'downloaded';
  const ids = places.map(({ id }) => id);
  const isLink = eq(links.id, event.shareLinkId);
  const isAdded = hasRow(events, idsIn(events.id, ids));
  const { inserted, positions } = await batch(database, {
    inserted: insertFrom(
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
      .onConflictDoNothing()
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
    opened:
      event.type === 'opened'
        ? database.update(links).set({ openedAt: event.createdAt }).where(and(isLink, isAdded))
        : [],
    positions: database
      .select({ position: events.position })
      .from(events)
      .where(
        and(
          ofBrowser,
          idsIn(
            events.position,
            places.map((each) => each.position),
          ),
        ),
      ),
    trimmed: database.delete(events).where(isTooOld(database, event.shareLinkId)),
  });
  return {
    added: inserted,
    positions: positions.map((row) => row.position),
  };
}

/** Condition: the event is one of a link that are too many, from the oldest. */
function isTooOld(database: Database, shareLinkId: string): SQL {
  return inArray(
    events.id,
    database
      .select({ id: events.id })
      .from(events)
      .where(eq(events.shareLinkId, shareLinkId))
      .orderBy(desc(events.createdAt))
      .limit(100)
      .offset(keptPerLink),
  );
}

/** Takes back downloads that were broken off. */
export async function deleteShareEvents(
  database: Database,
  { shareLinkId, ids }: { shareLinkId: string; ids: string[] },
): Promise<void> {
  const isOne = idsIn(events.id, ids);
  await batch(database, {
    counted: database
      .update(links)
      .set({ downloadsCount: minus(links.downloadsCount, countOf(events, isOne)) })
      .where(eq(links.id, shareLinkId)),
    deleted: database.delete(events).where(isOne),
  });
}

/** Condition: a browser has seen or taken the document at a position of the link with a token. */
export function hasReadFile(
  tokenHash: string,
  { sessionHash, position }: { sessionHash: string; position: number },
): SQL {
  return hasRow(
    events,
    and(
      eq(events.shareLinkId, selectIdOfToken(tokenHash)),
      eq(events.sessionHash, sessionHash),
      inArray(events.type, ['previewed', 'downloaded']),
      eq(events.position, position),
    ),
  );
}

/** Condition: a browser has taken a document of the link with a token. */
export function hasDownloaded(tokenHash: string, sessionHash: string): SQL {
  return hasRow(
    events,
    and(
      eq(events.shareLinkId, selectIdOfToken(tokenHash)),
      eq(events.sessionHash, sessionHash),
      eq(events.type, 'downloaded'),
    ),
  );
}

/** A page of the log of a link, the newest first; undefined if there is no such link. */
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

/** Deletes events from before a time, which are the first ones: there is no index by time alone. */
export async function deleteEventsBefore(
  database: Database,
  { before, count }: { before: Date; count: number },
): Promise<void> {
  const first = database.select({ id: events.id }).from(events).orderBy(rowId(events)).limit(count);
  await database.delete(events).where(and(inArray(events.id, first), lt(events.createdAt, before)));
}
