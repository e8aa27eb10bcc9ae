import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { documentTypes } from '../../../shared/reading/fields/document-types.ts';
import { spendingTypes } from '../../../shared/archive/spending/spending.ts';
import { insertDocuments } from '../../../tests/support/sqlite-documents.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { runJob } from '../../../tests/support/run-job.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { isSpendingWrong } from '../../../tests/support/recounted.ts';
import { getSpending } from './get-spending.ts';

const jobId = 'evt_1';

async function createFormerArchive(documents: number) {
  const { platform, database, sent } = createSqlitePlatform();
  const scope = createSystemScope(platform, createId('org'));
  const { organizationId } = scope;
  await insertDocuments(scope, { count: documents, content: 'bill' });
  await database.run(sql`
    update documents set document_type = iif(sequence % 5 = 0, 'contract', 'invoice'), total_amount = 100, currency = 'EUR',
      document_date = (2020 + sequence % 3) || '-01-01', correspondent_id = 'cor_' || (sequence % 7),
      deleted_at = iif(sequence % 4 = 0, 1, null)`);
  await database.run(sql`delete from spending`);
  await database.run(sql`update organization_statistics set spending_counted_to = ''`);
  await database.run(sql`
    insert into jobs (id, organization_id, job, created_at, send_after)
    values (${jobId}, ${organizationId}, json_object('type', 'spending.count'), 0, 0)`);
  const counted = async () => {
    const [row] = await database.all<{ count: number }>(sql`
      select coalesce(sum(documents_count), 0) as count from spending where part = 'type'`);
    return row?.count;
  };
  const version = async () => {
    const [row] = await database.all<{ version: number }>(sql`
      select version from organization_versions where organization_id = ${organizationId}`);
    return row?.version ?? 0;
  };
  return { organizationId, database, sent, counted, version, step: () => runJob(platform, jobId) };
}

it('counts an active document with the hash of others in the trash', async () => {
  const { organizationId, database, counted, step } = await createFormerArchive(1200);
  await database.run(
    sql`update documents set sha256 = '35x' where sequence = 1199 or deleted_at is not null`,
  );
  await database.run(sql`delete from spending`);
  for (let steps = 0; steps < 3; steps += 1) {
    await step();
    expect(await isSpendingWrong(database, organizationId)).toBe(false);
  }
  expect(await counted()).toBe(720);
});

it('counts what was spent before there were counters, in steps of one transaction', async () => {
  const { organizationId, database, sent, counted, version, step } =
    await createFormerArchive(1200);
  const before = await version();
  const counts = [];
  const raisedBy = [];
  for (let steps = 0; steps < 3; steps += 1) {
    await step();
    counts.push(await counted());
    raisedBy.push((await version()) - before);
    expect(await isSpendingWrong(database, organizationId)).toBe(false);
  }
  expect(counts).toEqual([expect.closeTo(300, -1), expect.closeTo(600, -1), 720]);
  expect(raisedBy).toEqual([0, 0, 1]);
  expect(await database.all(sql`select 1 from jobs`)).toEqual([]);
  expect(sent.length).toBe(2);
});

it('counts nothing twice and loses nothing that is added, changed or deleted between its steps', async () => {
  const { organizationId, database, step } = await createFormerArchive(1200);
  for (let round = 0; round < 4; round += 1) {
    const sha256s = ['00', '3', '5', '9'].map((start) => `${start}new${round}`);
    await runBatch(database, [
      ...sha256s.map((sha256) =>
        database.run(sql`
          insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
            declared_mime_type, extraction_state, created_at, document_type, document_date, total_amount, currency)
          values (${sha256}, ${organizationId}, 'a', 'a', 10, ${sha256}, 'text/plain', 'text/plain', 'done', 0,
            'ticket', '2021-01-01', 5, 'EUR')`),
      ),
      database.run(sql`update documents set total_amount = 7 where sequence % 7 = ${round}`),
      database.run(sql`update documents set deleted_at = 2 where sequence % 11 = ${round}`),
      database.run(sql`update documents set deleted_at = null where sequence % 12 = ${round}`),
      database.run(sql`delete from documents where sequence % 13 = ${round}`),
    ]);
    expect(await isSpendingWrong(database, organizationId)).toBe(false);
    await step();
    expect(await isSpendingWrong(database, organizationId)).toBe(false);
  }
  expect(
    await database.all(sql`
      select 1 from organization_statistics where spending_counted_to is not null`),
  ).toEqual([]);
});

it.each(documentTypes)('counts the type %s as the triggers do', async (type) => {
  const { platform, database } = createSqlitePlatform();
  const scope = createSystemScope(platform, createId('org'));
  await insertDocuments(scope, { count: 1, content: 'bill' });
  await database.run(sql`
    update documents set document_type = ${type}, total_amount = 100, currency = 'EUR', document_date = '2020-01-01'`);
  const rows = await database.all<{ part: string }>(sql`select part from spending`);
  expect(rows).toHaveLength(spendingTypes.some((each) => each === type) ? 2 : 0);
  expect(await isSpendingWrong(database, scope.organizationId)).toBe(false);
});

it('counts no amounts so large that their sum would be no integer', async () => {
  const { platform, database } = createSqlitePlatform();
  const scope = createSystemScope(platform, createId('org'));
  await insertDocuments(scope, { count: 200, content: 'bill' });
  await database.run(sql`
    update documents set document_type = 'invoice', currency = 'EUR', document_date = '2020-01-01',
      total_amount = iif(sequence % 2, 999999999999999, -1000000000000)`);
  expect(await isSpendingWrong(database, scope.organizationId)).toBe(false);
  expect(
    await database.all(sql`select part, typeof(amount) as type, amount from spending`),
  ).toEqual(
    ['correspondent', 'type'].map((part) => ({
      part,
      type: 'integer',
      amount: -100 * 1_000_000_000_000,
    })),
  );
});

it('reads the years of each currency whatever others there are, that of most documents first', async () => {
  const { platform, database } = createSqlitePlatform();
  const scope = createSystemScope(platform, createId('org'));
  await database.run(sql`
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < 199)
    insert into spending (organization_id, part, currency, year, subject, documents_count, amount)
    select ${scope.organizationId}, 'type', 'A' || char(65 + currency.n, 65), 1900 + year.n, type.value, 1 + (currency.n = 7), 100
    from numbers as currency cross join numbers as year cross join json_each('["invoice","receipt","ticket"]') as type
    where currency.n < 20`);
  const { currencies, currency, years } = await getSpending(scope, {});
  expect([currencies.length, currency, years.length]).toEqual([20, 'AHA', 200]);
  const other = await getSpending(scope, { currency: 'ATA' });
  expect(other.years.map(({ year }) => year)).toEqual(
    Array.from({ length: 200 }, (_, index) => 2099 - index),
  );
  expect(other.types).toHaveLength(3);
});
