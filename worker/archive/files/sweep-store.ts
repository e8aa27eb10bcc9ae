import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jsonEach } from '../../database/expressions.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { sweepsTable } from './sweep-table.ts';

type Sweep = { name: string; cursor: string | null; nextAt: Date };

export async function findSweep(database: Database, name: string): Promise<Sweep | undefined> {
  const [sweep] = await database.select().from(sweepsTable).where(eq(sweepsTable.name, name));
  return sweep;
}

export async function saveSweep(database: Database, sweep: Sweep): Promise<void> {
  const { cursor, nextAt } = sweep;
  await database
    .insert(sweepsTable)
    .values(sweep)
    .onConflictDoUpdate({ target: sweepsTable.name, set: { cursor, nextAt } });
}

/** The keys (`{organizationId}/{documentId}`, with or without an extension) that belong to no document. */
export async function findKeysWithoutDocument(
  database: Database,
  keys: string[],
): Promise<string[]> {
  const stored = jsonEach(JSON.stringify(keys), 'stored');
  const rows = await database
    .select({ key: stored.value.mapWith(String).as('key') })
    .from(stored.rows)
    .where(
      sql`not exists (
        select 1 from ${documentsTable}
        where ${documentsTable.id} = substr(stored.value, instr(stored.value, '/') + 1,
            instr(stored.value || '.', '.') - instr(stored.value, '/') - 1)
          and ${documentsTable.organizationId} = substr(stored.value, 1, instr(stored.value, '/') - 1))`,
    );
  return rows.map(({ key }) => key);
}

export async function hasDocuments(database: Database): Promise<boolean> {
  const rows = await database.select({ id: documentsTable.id }).from(documentsTable).limit(1);
  return rows.length > 0;
}
