import { eq, not } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../tests/support/sqlite-database.ts';
import { webhooksTable } from '../integrations/webhooks/webhook-table.ts';
import { connectDatabase } from './database.ts';
import { hasRow } from './expressions.ts';
import { insertIf } from './insert-from.ts';
import { createDatabaseUsage } from './metering.ts';

const database = connectDatabase(sqliteAsD1(openMigratedSqlite()), createDatabaseUsage());

const webhook = {
  id: 'wh_1',
  organizationId: 'org_1',
  name: 'Bookkeeping',
  url: 'https://example.com',
  encryptedSecret: 'secret',
  enabled: false,
  events: ['document:created' as const],
  createdAt: new Date(1000),
  updatedAt: new Date(2000),
};

it('inserts a row if a condition is met, encoded as that of an insert of values', async () => {
  const isFirst = hasRow(webhooksTable, eq(webhooksTable.id, 'wh_1'));
  await database.insert(webhooksTable).values(webhook);
  await insertIf(database, webhooksTable, { ...webhook, id: 'wh_2' }, isFirst);
  await insertIf(database, webhooksTable, { ...webhook, id: 'wh_3' }, not(isFirst));
  const [first, ...others] = await database.select().from(webhooksTable);
  expect(others).toEqual([{ ...first, id: 'wh_2' }]);
});
