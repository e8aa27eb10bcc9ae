import { desc, sql } from 'drizzle-orm';
import { sweepsTable } from '../../archive/files/sweep-table.ts';
import type { Database, Statement } from '../../database/database.ts';
import { idsIn, rowId } from '../../database/expressions.ts';
import { organizationsTable } from './organization-table.ts';

const { id, shard } = organizationsTable;

export async function findShards(database: Database, organizationIds: readonly string[]) {
  if (organizationIds.length === 0) return new Map<string, number>();
  const rows = await database
    .select({ id, shard })
    .from(organizationsTable)
    .where(idsIn(id, [...new Set(organizationIds)]));
  return new Map(rows.map((row) => [row.id, row.shard]));
}

/** Returns the shard of the organization that was created last; -1 if there is none. */
export async function findLatestShard(database: Database): Promise<number> {
  const [latest] = await database
    .select({ shard })
    .from(organizationsTable)
    .orderBy(desc(rowId(organizationsTable)))
    .limit(1);
  return latest?.shard ?? -1;
}

export async function sizeOf(database: Database): Promise<number> {
  const { meta } = await database.run(sql`select 1 as one`);
  return meta.size_after ?? 0;
}

/**
 * Versions that support one database only would regard the files of all other content as orphans.
 * After a rollback they would run their sweep without any check, so it is stored as never due
 * again.
 */
export function blockFormerSweep(database: Database): Statement {
  const never = { cursor: null, nextAt: new Date(8.64e15) };
  return database
    .insert(sweepsTable)
    .values({ name: 'orphaned files', ...never })
    .onConflictDoUpdate({ target: sweepsTable.name, set: never });
}
