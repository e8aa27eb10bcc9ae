import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { idsIn, rowId, rowOf } from '../../../database/expressions.ts';
import { requestFilesTable } from '../../../archive/files/request-file-table.ts';

type WaitingFile = { id: string; organizationId: string; position: string };

const { id, receivedAt, state } = requestFilesTable;
/** In the form of the partial index. */
const isHere = sql`${state} in ('waiting', 'accepting')`;

export function findWaitingFiles(
  database: Database,
  { since, after, limit }: { since: Date; after: string; limit: number },
): Promise<WaitingFile[]> {
  const [time = 0, row = 0] = after.split(' ').map(Number);
  return database
    .select({
      id,
      organizationId: requestFilesTable.organizationId,
      position: sql<string>`received_at || ' ' || rowid`.as('position'),
    })
    .from(requestFilesTable)
    .where(
      and(
        isHere,
        gt(receivedAt, since),
        gt(rowOf(receivedAt, rowId(requestFilesTable)), rowOf(time, row)),
      ),
    )
    .orderBy(receivedAt, rowId(requestFilesTable))
    .limit(limit);
}

export async function isWaiting(database: Database, fileId: string): Promise<boolean> {
  const rows = await database
    .select({ id })
    .from(requestFilesTable)
    .where(and(eq(id, fileId), isHere));
  return rows.length > 0;
}

export async function findSettledFiles(database: Database, fileIds: string[]): Promise<string[]> {
  const rows = await database
    .select({ id })
    .from(requestFilesTable)
    .where(and(idsIn(id, fileIds), notInArray(state, ['waiting', 'accepting'])));
  return rows.map((row) => row.id);
}

/** Marks a file as lost, as accepting it would do, unless it is being accepted. */
export function markFileLost(database: Database, fileId: string) {
  return database
    .update(requestFilesTable)
    .set({ state: 'lost' })
    .where(and(eq(id, fileId), eq(state, 'waiting')));
}
