import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../tests/support/sqlite-database.ts';
import { jobsTable } from '../outbox/job-table.ts';
import {
  batch,
  batchTogether,
  connectDatabase,
  joinStatements,
  runBatch,
  type Database,
} from './database.ts';
import { createDatabaseUsage } from './metering.ts';

function openDatabase() {
  const usage = createDatabaseUsage();
  return { usage, database: connectDatabase(sqliteAsD1(openMigratedSqlite()), usage) };
}

const select = (database: Database, value: number) =>
  database.all<{ value: number }>(sql`select ${value} as value`);

const insertJob = (database: Database, id: string) =>
  database.insert(jobsTable).values({
    id,
    organizationId: '',
    job: {},
    createdAt: new Date(0),
    sendAfter: new Date(0),
  });

describe('batch', () => {
  it('returns results by name, lists of statements as lists', async () => {
    const { database, usage } = openDatabase();
    const results = await batch(database, {
      first: select(database, 1),
      none: [],
      list: [select(database, 2), select(database, 3)],
      jobs: database.select({ id: jobsTable.id }).from(jobsTable),
      last: select(database, 4),
    });
    expect(results).toEqual({
      first: [{ value: 1 }],
      none: [],
      list: [[{ value: 2 }], [{ value: 3 }]],
      jobs: [],
      last: [{ value: 4 }],
    });
    expect(usage.roundTrips).toBe(1);
  });

  it('makes no round trip without statements', async () => {
    const { database, usage } = openDatabase();
    expect(await batch(database, { none: [] })).toEqual({ none: [] });
    expect(await runBatch(database, [])).toEqual([]);
    expect(usage.roundTrips).toBe(0);
  });

  it('writes nothing when one of its statements fails', async () => {
    const { database } = openDatabase();
    const job = insertJob(database, 'evt_1');
    await expect(batch(database, { job, same: insertJob(database, 'evt_1') })).rejects.toThrow();
    expect(await database.select().from(jobsTable)).toEqual([]);
  });
});

describe('joinStatements', () => {
  it('joins groups in their order', () => {
    const { database } = openDatabase();
    const one = select(database, 1);
    const other = select(database, 2);
    const joined = joinStatements({ one }, {}, { other, list: [one] });
    expect(Object.entries(joined)).toEqual([
      ['one', one],
      ['other', other],
      ['list', [one]],
    ]);
  });

  it('refuses a statement that would replace another of the same name', () => {
    const { database } = openDatabase();
    const inserted = select(database, 1);
    expect(() => joinStatements({ inserted }, {}, { inserted })).toThrow('“inserted”');
  });
});

describe('batchTogether', () => {
  it('makes one round trip to one database', async () => {
    const { database, usage } = openDatabase();
    const results = await batchTogether(
      { database, statements: { one: select(database, 1) } },
      { database, statements: { list: [select(database, 2)], other: select(database, 3) } },
    );
    expect(results).toEqual([
      { one: [{ value: 1 }] },
      { list: [[{ value: 2 }]], other: [{ value: 3 }] },
    ]);
    expect(usage.roundTrips).toBe(1);
  });

  it('makes one to each of two databases', async () => {
    const [left, right] = [openDatabase(), openDatabase()];
    const results = await batchTogether(
      { database: left.database, statements: { one: select(left.database, 1) } },
      { database: right.database, statements: { other: select(right.database, 2) } },
    );
    expect(results).toEqual([{ one: [{ value: 1 }] }, { other: [{ value: 2 }] }]);
    expect([left.usage.roundTrips, right.usage.roundTrips]).toEqual([1, 1]);
  });
});

it("needs prepareRaw as long as Drizzle's own batch fails for raw SQL with parameters", async () => {
  const { database } = openDatabase();
  await expect(database.batch([select(database, 1)])).rejects.toThrow(TypeError);
});
