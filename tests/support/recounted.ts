import { sql, type SQL } from 'drizzle-orm';
import { runBatch, type Database, type Statement } from '../../worker/database/database.ts';
import { updateStorage } from '../../worker/operations/integrity/count-store.ts';
import { updateSpending } from '../../worker/operations/integrity/spending-count-store.ts';

/** Returns whether a recount changes the stored size of an organization. */
export function isStorageWrong(database: Database, organizationId: string): Promise<boolean> {
  const stored = sql`
    select files_size, texts_size, vocabulary_size, waiting_size from organization_statistics
    where organization_id = ${organizationId}`;
  return isChanged(database, stored, [updateStorage(database, organizationId)]);
}

/** Returns whether a recount changes the spending of an organization. */
export function isSpendingWrong(database: Database, organizationId: string): Promise<boolean> {
  const stored = sql`
    select part, currency, year, subject, documents_count, amount from spending
    where organization_id = ${organizationId} order by part, currency, year, subject`;
  return isChanged(database, stored, updateSpending(database, organizationId));
}

async function isChanged(database: Database, stored: SQL, statements: Statement[]) {
  const before = await database.all(stored);
  await runBatch(database, statements);
  return JSON.stringify(await database.all(stored)) !== JSON.stringify(before);
}
