import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { sweepsTable } from '../../archive/files/sweep-table.ts';
import { batch, connectDatabase, runBatch, type Database } from '../database.ts';
import { guardWrites } from './guard-writes.ts';
import { createDatabaseUsage, type D1Like } from '../metering.ts';
import { unavailableIn } from '../unavailable-error.ts';

const row = (name: string) => ({ name, cursor: null, nextAt: new Date(0) });

function openGuarded({ isElsewhere = false, wrap = (d1: D1Like) => d1 } = {}) {
  const usage = createDatabaseUsage();
  const retries = { pause: () => Promise.resolve(), now: () => 0 };
  const open = () => connectDatabase(wrap(sqliteAsD1(openMigratedSqlite())), usage, retries);
  const content = open();
  const identity = isElsewhere ? open() : content;
  const guarded = guardWrites(content, {
    database: identity,
    check: () =>
      identity.run(sql`
        insert into write_guard (problem) select ${'forbidden'}
        where not exists (select 1 from ${sweepsTable} where name = ${'allowed'})`),
    refusalOf: (error) =>
      String(error).includes('write_guard: forbidden') ? new Error('Refused') : undefined,
  });
  const allow = () => identity.insert(sweepsTable).values(row('allowed'));
  const names = async () => (await content.select().from(sweepsTable)).map(({ name }) => name);
  return { guarded, content, allow, names, usage };
}

const writes: Record<string, (database: Database) => Promise<unknown>> = {
  'an insert': (database) => database.insert(sweepsTable).values(row('a')),
  'an insert that returns rows': (database) =>
    database.insert(sweepsTable).values(row('a')).returning({ name: sweepsTable.name }),
  'raw SQL that is run': (database) =>
    database.run(sql`insert into ${sweepsTable} (name, next_at) values (${'a'}, 0)`),
  'raw SQL that returns rows': (database) =>
    database.all(sql` with x as (select 'a' as name)
      insert into ${sweepsTable} (name, next_at) select name, 0 from x returning name`),
  'a batch': (database) =>
    batch(database, {
      read: database.select().from(sweepsTable),
      written: database.insert(sweepsTable).values(row('a')),
    }),
  'a list of statements': (database) =>
    runBatch(database, [database.insert(sweepsTable).values(row('a'))]),
};

function rejectWithCause(error: Error): never {
  throw error.cause instanceof Error ? error.cause : error;
}

describe.each([false, true])('with the guard in another database: %s', (isElsewhere) => {
  it.each(Object.entries(writes))('refuses %s', async (_name, write) => {
    const { guarded, content, names } = openGuarded({ isElsewhere });
    await expect(write(guarded).catch(rejectWithCause)).rejects.toThrow('Refused');
    expect(await names()).toEqual([]);
    await write(content);
    expect(await names()).toEqual(['a']);
  });

  it.each(Object.entries(writes))('runs %s where it is allowed', async (_name, write) => {
    const { guarded, allow, names, usage } = openGuarded({ isElsewhere });
    await allow();
    usage.roundTrips = 0;
    await write(guarded);
    expect(usage.roundTrips).toBe(isElsewhere ? 2 : 1);
    expect(await names()).toContain('a');
  });
});

it('returns the results of a batch without that of the guard', async () => {
  const { guarded, allow } = openGuarded();
  await allow();
  const results = await batch(guarded, {
    before: guarded.all(sql`select count(*) as total from ${sweepsTable}`),
    written: guarded.insert(sweepsTable).values(row('a')).returning({ name: sweepsTable.name }),
    after: [guarded.select({ name: sweepsTable.name }).from(sweepsTable)],
  });
  expect(results).toEqual({
    before: [{ total: 1 }],
    written: [{ name: 'a' }],
    after: [[{ name: 'a' }, { name: 'allowed' }]],
  });
});

it('guards a statement that was made with the database itself', async () => {
  const { guarded, content, names } = openGuarded();
  const statement = content.insert(sweepsTable).values(row('a'));
  await expect(runBatch(guarded, [statement])).rejects.toThrow('Refused');
  expect(await names()).toEqual([]);
});

it('reads without the guard', async () => {
  const { guarded, usage } = openGuarded();
  await guarded.select().from(sweepsTable);
  await guarded.all(sql`
    select 1`);
  await batch(guarded, {
    one: guarded.select().from(sweepsTable),
    two: guarded.all(sql`select 1`),
  });
  expect(usage.roundTrips).toBe(3);
});

it('passes other errors on', async () => {
  const { guarded, allow } = openGuarded();
  await allow();
  const twice = [row('a'), row('a')].map((value) => guarded.insert(sweepsTable).values(value));
  await expect(runBatch(guarded, twice)).rejects.toThrow('UNIQUE');
});

const mayBeWrittenAfter = async (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => unavailableIn(error)?.mayBeWritten,
  );

describe('a database that refuses everything for a while', () => {
  const state = { isAway: false };
  const run = <Result>(call: () => Promise<Result>) =>
    state.isAway ? Promise.reject(new Error('D1_ERROR: D1 DB is overloaded.')) : call();
  const failing = (d1: D1Like): D1Like => {
    const inner = new WeakMap<object, ReturnType<D1Like['prepare']>>();
    const wrap = (statement: ReturnType<D1Like['prepare']>): ReturnType<D1Like['prepare']> => {
      const wrapped = {
        bind: (...values: unknown[]) => wrap(statement.bind(...values)),
        all: () => run(() => statement.all()),
      };
      inner.set(wrapped, statement);
      return wrapped;
    };
    return {
      prepare: (query) => wrap(d1.prepare(query)),
      batch: (statements) =>
        run(() => d1.batch(statements.map((statement) => inner.get(statement) ?? statement))),
    };
  };
  const reads: Record<string, (database: Database) => Promise<unknown>> = {
    'a read': (database) => database.select().from(sweepsTable),
    'raw SQL that reads': (database) => database.all(sql`select 1`),
    'a batch of reads': (database) =>
      batch(database, { read: database.select().from(sweepsTable) }),
  };
  it.each(Object.entries({ ...writes, ...reads }))(
    'is reported as one that may have written after a first write: %s',
    async (_name, call) => {
      state.isAway = false;
      const { guarded, allow } = openGuarded({ wrap: failing });
      await allow();
      state.isAway = true;
      expect(await mayBeWrittenAfter(call(guarded))).toBe(false);
      state.isAway = false;
      await guarded.insert(sweepsTable).values(row('first'));
      state.isAway = true;
      expect(await mayBeWrittenAfter(call(guarded))).toBe(true);
    },
  );
});
