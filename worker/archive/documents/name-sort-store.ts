import { isNull, sql } from 'drizzle-orm';
import { runBatch, type Database } from '../../database/database.ts';
import { documentsTable } from './rows/document-table.ts';

type NamedDocument = { sequence: number; name: string };

/** Documents without a sort key, of any organization. */
export function findNamesWithoutSort(database: Database, limit: number): Promise<NamedDocument[]> {
  return database
    .select({ sequence: documentsTable.sequence, name: documentsTable.name })
    .from(documentsTable)
    .where(isNull(documentsTable.nameSort))
    .orderBy(documentsTable.sequence)
    .limit(limit);
}

/** Writes sort keys, except for documents that have been renamed since they were read. */
export async function updateNameSort(
  database: Database,
  documents: (NamedDocument & { key: string })[],
): Promise<void> {
  const filled = database.run(sql`
    update ${documentsTable} set name_sort = filled.value ->> 'key'
    from json_each(${JSON.stringify(documents)}) as filled
    where ${documentsTable.sequence} = filled.value ->> 'sequence' and ${documentsTable.name} = filled.value ->> 'name'`);
  await runBatch(database, [filled]);
}
