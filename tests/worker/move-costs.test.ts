import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { harness } from '#harness';
import { findColumns, readRows } from '../../worker/operations/moves/copy-store.ts';
import { movedTables } from '../../worker/operations/moves/moved-tables.ts';
import { insertDocuments } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';

it('a step of a move reads the rows that it copies, however many follow', async () => {
  const owner = await createOwner();
  const { organizationId } = owner;
  await insertDocuments(owner, 3000);
  const platform = harness.platform();
  const database = platform.databaseFor(organizationId);
  const columns = (await findColumns(database)).get('documents') ?? [];
  const table = movedTables.find(({ name }) => name === 'documents');
  if (!table) throw new Error('Documents are not moved');
  const step = (after: number) => readRows(database, { table, columns, organizationId, after });
  const { rowsRead } = platform.databaseUsage;
  const { rows, next } = await step(0);
  expect(rows).toHaveLength(100);
  expect(platform.databaseUsage.rowsRead - rowsRead).toBeLessThanOrEqual(100 * 7);
  const [last] = await database.all<{ sequence: number }>(sql`
    select sequence from documents where organization_id = ${organizationId} order by sequence limit 1 offset 99`);
  expect(next).toBe(last?.sequence);
});
