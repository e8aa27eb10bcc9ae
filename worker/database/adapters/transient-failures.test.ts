import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { UnavailableError, unavailableIn } from '../unavailable-error.ts';
import { connectDatabase, runBatch } from '../database.ts';
import { createDatabaseUsage, type D1Like, type D1StatementLike } from '../metering.ts';

const refusals = [
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  "D1_ERROR: Can't read from request stream because client disconnected.",
];
const interruptions = [
  'D1_ERROR: Network connection lost.',
  'Network connection lost.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  "D1_ERROR: D1 DB's isolate exceeded its memory limit and was reset.",
  'D1_ERROR: Internal error in D1 storage caused object to be reset.',
  'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
];

const insert = sql`insert into rate_limits (key, count, window_ends_at) values ('a', 1, 0)`;
const read = sql`select count(*) as count from rate_limits`;
const readWith = sql`with keys as (select key from rate_limits) select count(*) as count from keys`;
const remove = sql`delete from rate_limits where key = 'a'`;

function failing(options: { message: string; times: number; isApplied: boolean }) {
  const d1 = sqliteAsD1(openMigratedSqlite());
  const pauses: number[] = [];
  const state = { isOn: false, attempts: 0, now: 0 };
  const fail = async <Result>(call: () => Promise<Result>) => {
    if (!state.isOn || state.attempts++ >= options.times) return call();
    if (options.isApplied) await call();
    throw new Error(options.message);
  };
  type Wrapped = D1StatementLike & { inner: D1StatementLike };
  const wrap = (inner: D1StatementLike): Wrapped => ({
    inner,
    bind: (...values) => wrap(inner.bind(...values)),
    all: () => fail(() => inner.all()),
  });
  const faulty: D1Like = {
    prepare: (query) => wrap(d1.prepare(query)),
    batch: (statements) =>
      fail(() => d1.batch((statements as Wrapped[]).map(({ inner }) => inner))),
  };
  const database = connectDatabase(faulty, createDatabaseUsage(), {
    now: () => state.now,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      state.now += milliseconds;
    },
  });
  return { database, pauses, state };
}

async function rejectionOf(work: Promise<unknown>): Promise<UnavailableError | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => unavailableIn(error),
  );
}

describe.each([...refusals, ...interruptions])('after "%s"', (message) => {
  const isRefusal = refusals.includes(message);

  it.each([read, readWith])('a read is tried again', async (query) => {
    const { database, pauses, state } = failing({ message, times: 2, isApplied: !isRefusal });
    state.isOn = true;
    expect(await database.all(query)).toEqual([{ count: 0 }]);
    expect(pauses).toHaveLength(2);
  });

  it('a read that keeps failing is given up soon, and says that nothing was written', async () => {
    const { database, pauses, state } = failing({ message, times: 99, isApplied: false });
    state.isOn = true;
    const error = await rejectionOf(database.all(read));
    expect(error?.mayBeWritten).toBe(false);
    expect(state.attempts).toBe(4);
    expect(state.now).toBeLessThan(3000);
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
  });

  it('a write happens once, or is reported as what may have happened', async () => {
    const { database, state } = failing({ message, times: 1, isApplied: !isRefusal });
    state.isOn = true;
    const write = runBatch(database, [database.all(read), database.run(insert)]);
    const error = await rejectionOf(write);
    expect(error?.mayBeWritten).toBe(isRefusal ? undefined : true);
    expect(state.attempts).toBe(isRefusal ? 2 : 1);
    expect(await database.all(read)).toEqual([{ count: 1 }]);
  });

  it('a deletion is not tried again once it may have happened: others may have written since', async () => {
    const { database, state } = failing({ message, times: 1, isApplied: !isRefusal });
    await database.run(insert);
    state.isOn = true;
    const error = await rejectionOf(runBatch(database, [database.run(remove)]));
    expect(error?.mayBeWritten).toBe(isRefusal ? undefined : true);
    expect(state.attempts).toBe(isRefusal ? 2 : 1);
  });
});

it.each([
  'D1_ERROR: UNIQUE constraint failed: rate_limits.key',
  'D1_ERROR: fts5: syntax error near "Network connection lost"',
  'D1_ERROR: D1 DB exceeded its CPU time limit and was reset.',
])('"%s" is not tried again', async (message) => {
  const { database, state } = failing({ message, times: 1, isApplied: false });
  state.isOn = true;
  await expect(database.all(read)).rejects.toThrow();
  expect(state.attempts).toBe(1);
});

it('no attempt begins after three seconds', async () => {
  const message = refusals[0] ?? '';
  const { database, state } = failing({ message, times: 99, isApplied: false });
  state.isOn = true;
  const slow = rejectionOf(database.all(read));
  state.now = 2950;
  expect(await slow).toBeInstanceOf(UnavailableError);
  expect(state.attempts).toBe(1);
});
