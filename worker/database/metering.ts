import { numberParameters } from './adapters/numbered-parameters.ts';

export type DatabaseUsage = {
  roundTrips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
};

export function createDatabaseUsage(): DatabaseUsage {
  return { roundTrips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
}

export type D1ResultLike = {
  results: Record<string, unknown>[];
  success: boolean;
  meta: { rows_read?: number; rows_written?: number; changes?: number; size_after?: number };
};

export type D1StatementLike = {
  bind(...values: unknown[]): D1StatementLike;
  all(): Promise<D1ResultLike>;
};

/** The part of D1's interface that Sheaf uses. The database of the demo implements it too. */
export type D1Like = {
  prepare(query: string): D1StatementLike;
  batch(statements: D1StatementLike[]): Promise<D1ResultLike[]>;
};

/**
 * D1's interface for Drizzle, counting into `usage`. Rows are read with `all()`, because D1 returns
 * its `meta` there and not in `raw()`. They are objects, so two selected columns must not share a
 * name, as in a D1 batch. `shard` is the position of the database in `platform.databases`.
 */
export function meterDatabase(d1: D1Like, usage: DatabaseUsage, shard = 0) {
  const count = (results: D1ResultLike[]) => {
    usage.roundTrips += 1;
    usage.statements += results.length;
    for (const { meta } of results) {
      usage.rowsRead += meta.rows_read ?? 0;
      usage.rowsWritten += meta.rows_written ?? 0;
    }
  };
  const wrap = (query: string, statement: D1StatementLike) => {
    const all = async () => {
      const result = await statement.all();
      count([result]);
      return result;
    };
    return {
      statement,
      bind: (...values: unknown[]) => {
        const numbered = numberParameters(query, values);
        return wrap(numbered.query, d1.prepare(numbered.query).bind(...numbered.values));
      },
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    };
  };
  return {
    shard,
    prepare: (query: string) => wrap(query, d1.prepare(query)),
    batch: async (statements: { statement: D1StatementLike }[]) => {
      const results = await d1.batch(statements.map(({ statement }) => statement));
      count(results);
      return results;
    },
  };
}

export type MeteredD1 = ReturnType<typeof meterDatabase>;
