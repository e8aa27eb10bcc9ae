import type { SqlValue } from '@sqlite.org/sqlite-wasm';
import type { D1Like, D1ResultLike, D1StatementLike } from '../../../worker/database/metering.ts';
import type { Sqlite } from './open-sqlite.ts';

type Statement = D1StatementLike & { run(): D1ResultLike };

/** SQLite behind D1's interface: a batch is one transaction. */
export function sqliteAsD1(sqlite: Sqlite): D1Like {
  const prepare = (query: string, values: SqlValue[] = []): Statement => {
    const run = () => {
      const results = sqlite.exec({
        sql: query,
        bind: values,
        rowMode: 'object',
        returnValue: 'resultRows',
      });
      return { results, success: true, meta: { changes: sqlite.changes() } };
    };
    return { bind: (...bound) => prepare(query, bound as SqlValue[]), all: async () => run(), run };
  };
  return {
    prepare: (query) => prepare(query),
    batch: async (statements) =>
      sqlite.transaction(() => (statements as Statement[]).map((statement) => statement.run())),
  };
}
