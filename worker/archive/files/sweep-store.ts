import { and, eq, not, or, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { allOf, hasRow, jsonEach, jsonValue } from '../../database/expressions.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentVersionsTable } from '../documents/rows/document-version-table.ts';
import { firstFile, parseFileKey } from './file-key.ts';
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

export async function findKeysWithoutDocument(
  database: Database,
  keys: string[],
): Promise<string[]> {
  const files = keys.flatMap((key) => {
    const file = parseFileKey(key);
    return file ? [{ key, ...file }] : [];
  });
  const stored = jsonEach(JSON.stringify(files), 'stored');
  const fileNumber = jsonValue(stored.value, '$.fileNumber');
  const isOf = (table: typeof documentsTable | typeof documentVersionsTable, id: SQLWrapper) =>
    allOf(
      eq(id, jsonValue(stored.value, '$.documentId')),
      eq(table.organizationId, jsonValue(stored.value, '$.organizationId')),
    );
  const isVersion = hasRow(
    documentVersionsTable,
    and(
      isOf(documentVersionsTable, documentVersionsTable.documentId),
      eq(documentVersionsTable.keyNumber, fileNumber),
    ),
  );
  const isKnown = hasRow(
    documentsTable,
    and(isOf(documentsTable, documentsTable.id), or(eq(fileNumber, firstFile), isVersion)),
  );
  const rows = await database
    .select({ key: jsonValue(stored.value, '$.key').mapWith(String).as('key') })
    .from(stored.rows)
    .where(not(isKnown));
  return rows.map(({ key }) => key);
}

export async function hasDocuments(database: Database): Promise<boolean> {
  const rows = await database.select({ id: documentsTable.id }).from(documentsTable).limit(1);
  return rows.length > 0;
}
