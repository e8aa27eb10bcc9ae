import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database.ts';
import type { D1ResultLike, MeteredD1 } from '../metering.ts';
import { interrupted } from '../unavailable-error.ts';
import { isPureRead } from './transient-failures.ts';

export type WriteGuard = {
  check: () => Query;
  database: Database;
  refusalOf: (error: unknown) => Error | undefined;
  observe?: {
    database: Database;
    query: () => Query;
    onRows: (rows: Record<string, unknown>[]) => void;
  };
  /**
   * Called if the condition no longer holds after a write to another database that cannot be
   * undone.
   */
  onWrittenLate?: () => void;
  /** True once something was written. A later failure then leaves a partial change. */
  hasWritten?: boolean;
};

type Query = { getQuery(): { sql: string; params: unknown[] } };

type MeteredStatement = ReturnType<MeteredD1['prepare']>;
type Kind = { isRead: boolean; isFinal: boolean };
type GuardedStatement = MeteredStatement & Kind;
type BatchStatement = Pick<MeteredStatement, 'statement'> & Partial<Kind>;

/**
 * Returns the same database with the check of the guard as the first statement of every batch that
 * writes: if the check fails, nothing is written. A single write becomes such a batch, which costs
 * no round trip. If the guard must read another database, its check runs right before the batch,
 * and again after one that permanently deletes documents. If the database is unavailable after a
 * first write, the error says that something may have been written.
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
    if (isInBatch) return refused(() => run([check], statements));
    await refused(check.run);
    const results = await run([], statements);
    if (statements.some(({ isFinal }) => isFinal)) {
      guard.hasWritten = true;
      await refused(check.run, guard.onWrittenLate);
    }
    return results;
  };

  const refused = async <Result>(call: () => Promise<Result>, onRefusal?: () => void) => {
    try {
      return await call();
    } catch (error) {
      const refusal = guard.refusalOf(error);
      if (refusal) onRefusal?.();
      throw refusal ?? error;
    }
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

  const guarded = (statement: MeteredStatement, kind: Kind): GuardedStatement => {
    if (kind.isRead) {
      const read = () => afterWrites(statement.all);
      return {
        statement: statement.statement,
        ...kind,
        bind: (...values) => guarded(statement.bind(...values), kind),
        all: read,
        run: read,
        raw: () => afterWrites(statement.raw),
      };
    }
    const all = async () => {
      const [result] = await write([{ ...statement, ...kind }]);
      if (!result) throw new Error('The database returned no result');
      return result;
    };
    return {
      statement: statement.statement,
      ...kind,
      bind: (...values) => guarded(statement.bind(...values), kind),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
  };

  return drizzle({
    get shard() {
      return client.shard;
    },
    prepare: (query: string) =>
      guarded(client.prepare(query), {
        isRead: isPureRead(query),
        isFinal: deletesDocuments.test(query),
      }),
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

/** Files are deleted with their documents, which can then only be restored by D1 time travel. */
const deletesDocuments = /^\s*delete from "?documents"?\s/i;
