import type { SqlValue } from '@sqlite.org/sqlite-wasm';
import type { D1Like, D1ResultLike, D1StatementLike } from '../../../worker/database/metering.ts';
import type { Sqlite } from './open-sqlite.ts';

/** A SQLite in this process, with synchronous functions. */
type SyncSqlite = {
  all(query: string, values: unknown[]): D1ResultLike;
  transaction(work: () => D1ResultLike[]): D1ResultLike[];
};

type SyncStatement = D1StatementLike & { run(): D1ResultLike };

/** Wraps the demo's SQLite in D1's interface; the instance may change between two statements. */
export function sqliteAsD1(current: () => Sqlite): D1Like {
  return syncSqliteAsD1({
    all(query, values) {
      const sqlite = current();
      const results = sqlite.exec({
        sql: query,
        bind: values as SqlValue[],
        rowMode: 'object',
        returnValue: 'resultRows',
      });
      return { results, success: true, meta: { changes: sqlite.changes() } };
    },
    transaction: (work) => current().transaction(work),
  });
}

/** Wraps any SQLite in D1's interface: a batch is one transaction. */
export function syncSqliteAsD1(sqlite: SyncSqlite): D1Like {
  const prepare = (query: string, values: unknown[] = []): SyncStatement => {
    const run = () => sqlite.all(query, values);
    return { bind: (...bound) => prepare(query, bound), all: async () => run(), run };
  };
  return {
    prepare: (query) => prepare(query),
    batch: async (statements) =>
      sqlite.transaction(() => (statements as SyncStatement[]).map((statement) => statement.run())),
  };
}
