import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database.ts';
import type { D1ResultLike, MeteredD1 } from '../metering.ts';
import { interrupted } from '../unavailable-error.ts';

/** What must be true at the moment of a write. */
export type WriteGuard = {
  /** A statement that fails in `database` where it is not true; made for each write. */
  check: () => Query;
  database: Database;
  /** The error that a write is rejected with when the check has failed; undefined for any other error. */
  refusalOf: (error: unknown) => Error | undefined;
  /** Reads what the writes to `database` have led to, as the last statement of each batch. */
  observe?: {
    database: Database;
    query: () => Query;
    onRows: (rows: Record<string, unknown>[]) => void;
  };
  /** Set once something was written: what fails from then on has left a change half done. */
  hasWritten?: boolean;
};

type Query = { getQuery(): { sql: string; params: unknown[] } };

type MeteredStatement = ReturnType<MeteredD1['prepare']>;
type GuardedStatement = MeteredStatement & { isRead: boolean };
type BatchStatement = Pick<MeteredStatement, 'statement'> & { isRead?: boolean };

/**
 * The same database, in which the guard's check is the first statement of every batch that writes: if it fails, nothing
 * is written. A single write becomes such a batch, so this costs no round trip. Where the guard has to look into
 * another database, its check runs right before the batch. A database that is not available after a first write is reported as one
 * that may have written.
 */
export function guardWrites(database: Database, guard: WriteGuard): Database {
  const { $client: client } = database;
  const isInBatch = guard.database === database;
  const observer = guard.observe?.database === database ? guard.observe : undefined;

  const run = async (first: BatchStatement[], statements: BatchStatement[]) => {
    const last = observer ? [prepare(database, observer.query())] : [];
    const results = await client.batch([...first, ...statements, ...last]);
    observer?.onRows(results.at(-1)?.results ?? []);
    return results.slice(first.length, first.length + statements.length);
  };

  const checkAndRun = async (statements: BatchStatement[]): Promise<D1ResultLike[]> => {
    const check = prepare(guard.database, guard.check());
    try {
      if (isInBatch) return await run([check], statements);
      await check.run();
    } catch (error) {
      throw guard.refusalOf(error) ?? error;
    }
    return run([], statements);
  };

  const afterWrites = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      throw guard.hasWritten ? interrupted(error) : error;
    }
  };

  const write = async (statements: BatchStatement[]): Promise<D1ResultLike[]> => {
    const results = await afterWrites(() => checkAndRun(statements));
    guard.hasWritten = true;
    return results;
  };

  const guarded = (statement: MeteredStatement, isRead: boolean): GuardedStatement => {
    if (isRead) {
      const read = () => afterWrites(statement.all);
      return {
        statement: statement.statement,
        isRead,
        bind: (...values) => guarded(statement.bind(...values), true),
        all: read,
        run: read,
        raw: () => afterWrites(statement.raw),
      };
    }
    const all = async () => {
      const [result] = await write([statement]);
      if (!result) throw new Error('The database returned no result');
      return result;
    };
    return {
      statement: statement.statement,
      isRead,
      bind: (...values) => guarded(statement.bind(...values), false),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
  };

  return drizzle({
    prepare: (query: string) => guarded(client.prepare(query), isSelect.test(query)),
    batch: async (statements: BatchStatement[]) =>
      statements.every(({ isRead }) => isRead)
        ? afterWrites(() => client.batch(statements))
        : write(statements),
  });
}

function prepare(database: Database, query: Query) {
  const { sql, params } = query.getQuery();
  return database.$client.prepare(sql).bind(...params);
}

/** Whatever does not start with `select` may write. */
const isSelect = /^\s*select\b/i;
