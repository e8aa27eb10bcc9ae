import { and, eq, inArray, max, not, sql } from 'drizzle-orm';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { batch, type Database, type Statement } from '../../database/database.ts';
import {
  coalesce,
  hasRow,
  type Condition,
  idsIn,
  jsonEach,
  rowId,
  subquery,
  valueOf,
} from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';
import { selectIdOfToken } from './share-link-store.ts';
import { sharePositionsTable } from './share-position-table.ts';
import { shareLinksTable } from './share-link-table.ts';

const positions = sharePositionsTable;

export type Place = { position: number; documentId: string };

export function selectDocumentAt(database: Database, tokenHash: string, position: number) {
  return database
    .select({ documentId: positions.documentId })
    .from(positions)
    .where(
      and(eq(positions.shareLinkId, selectIdOfToken(tokenHash)), eq(positions.position, position)),
    );
}

/**
 * Returns the positions of documents of a link to a view, in their order. Documents that were never
 * listed get the next positions, until the link has had too many: then further ones are left out.
 */
export async function placeDocuments(
  database: Database,
  { id: shareLinkId, organizationId }: { id: string; organizationId: string },
  documentIds: readonly string[],
): Promise<Place[]> {
  if (documentIds.length === 0) return [];
  const ofLink = eq(positions.shareLinkId, shareLinkId);
  const listed = jsonEach(JSON.stringify(documentIds), 'listed');
  const isPlaced = hasRow(positions, and(ofLink, eq(positions.documentId, listed.value)));
  const last = valueOf<number>(
    subquery
      .select({ last: coalesce(max(positions.position), literal(0)) })
      .from(positions)
      .where(ofLink),
  );
  const position = sql<number>`${last} + row_number() over (order by ${listed.key})`;
  const room = sql`max(${literal(shareLinkLimits.positionsOfView)} - ${last}, 0)`;
  const { places } = await batch(database, {
    placed: insertFrom(
      database,
      positions,
      { shareLinkId, organizationId, documentId: listed.value, position },
      sql`from ${listed.rows} where ${not(isPlaced)} order by ${listed.key} limit ${room}`,
    ),
    places: database
      .select({ position: positions.position, documentId: positions.documentId })
      .from(positions)
      .where(and(ofLink, idsIn(positions.documentId, documentIds))),
  });
  const byId = new Map(places.map((place) => [place.documentId, place]));
  return documentIds.flatMap((id) => byId.get(id) ?? []);
}

export function deletePositions(database: Database, deleted: Condition, count: number): Statement {
  const ended = database
    .select({ row: rowId(positions) })
    .from(positions)
    .innerJoin(shareLinksTable, eq(shareLinksTable.id, positions.shareLinkId))
    .where(deleted)
    .limit(count);
  return database.delete(positions).where(inArray(rowId(positions), ended));
}
