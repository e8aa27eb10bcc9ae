import { and, eq, gt, gte, not, type SQL } from 'drizzle-orm';
import { isNotMoving } from '../../access/moves/move-lock-store.ts';
import type { Database } from '../../database/database.ts';
import { allOf, anyOf, hasRow, rowId } from '../../database/expressions.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { purgedDocumentsTable } from '../documents/rows/purged-document-table.ts';
import { documentPairsTable } from './pair-table.ts';

const { organizationId, firstId, secondId } = documentPairsTable;

/**
 * Returns the next pairs. A pair is wrong unless both are documents of their organization, in the
 * order of the pair.
 */
export function findPairs(database: Database, { after, limit }: { after: number; limit: number }) {
  const row = rowId(documentPairsTable);
  return database
    .select({
      row: row.mapWith(Number).as('pair_row'),
      organizationId,
      firstId,
      secondId,
      isWrong: isWrong.mapWith(Boolean).as('is_wrong'),
    })
    .from(documentPairsTable)
    .where(gt(row, after))
    .orderBy(row)
    .limit(limit);
}

type WrongPair = { organizationId: string; firstId: string; secondId: string };

export function deleteWrongPair(database: Database, pair: WrongPair) {
  return database
    .delete(documentPairsTable)
    .where(
      and(
        eq(organizationId, pair.organizationId),
        eq(firstId, pair.firstId),
        eq(secondId, pair.secondId),
        isWrong,
      ),
    );
}

/**
 * Pairs of an organization that is being moved are left out, because each database has only some of
 * its documents.
 */
const isWrong = allOf(
  isNotMoving(organizationId),
  anyOf(not(isOwned(firstId)), not(isOwned(secondId)), gte(firstId, secondId)),
);

/**
 * Condition: the id is that of a document of the organization, or of a purged one whose rows a job
 * still deletes.
 */
function isOwned(id: typeof firstId | typeof secondId): SQL {
  const [document, purged] = [documentsTable, purgedDocumentsTable];
  return anyOf(
    hasRow(document, and(eq(document.id, id), eq(document.organizationId, organizationId))),
    hasRow(purged, and(eq(purged.organizationId, organizationId), eq(purged.id, id))),
  );
}
