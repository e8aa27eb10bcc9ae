import { and, eq, isNull } from 'drizzle-orm';
import { runBatch, type Database } from '../../database/database.ts';
import { coalesce, jsonEach, jsonValue } from '../../database/expressions.ts';
import { documentActivityTable } from '../activity/activity-table.ts';
import { documentsTable } from './rows/document-table.ts';

type NamedDocument = { sequence: number; name: string };

export function findNamesWithoutSort(database: Database, limit: number) {
  return database
    .select({
      sequence: documentsTable.sequence,
      name: documentsTable.name,
      created: documentActivityTable.data,
    })
    .from(documentsTable)
    .leftJoin(
      documentActivityTable,
      and(
        eq(documentActivityTable.organizationId, documentsTable.organizationId),
        eq(documentActivityTable.documentId, documentsTable.id),
        eq(documentActivityTable.event, 'created'),
      ),
    )
    .where(isNull(documentsTable.nameSort))
    .orderBy(documentsTable.sequence)
    .limit(limit);
}

export async function updateNameSort(
  database: Database,
  documents: (NamedDocument & { key: string; senderKey: string | null })[],
): Promise<void> {
  const { rows, value } = jsonEach(JSON.stringify(documents), 'filled');
  const filled = database
    .update(documentsTable)
    .set({
      nameSort: jsonValue(value, '$.key'),
      senderKey: coalesce(documentsTable.senderKey, jsonValue(value, '$.senderKey')),
    })
    .from(rows)
    .where(
      and(
        eq(documentsTable.sequence, jsonValue(value, '$.sequence')),
        eq(documentsTable.name, jsonValue(value, '$.name')),
      ),
    );
  await runBatch(database, [filled]);
}
