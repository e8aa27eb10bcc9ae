import { sql, type SQL } from 'drizzle-orm';
import type { Pagination } from '../../shared/pagination.ts';

/**
 * A value as part of a statement, not as one of its parameters. D1 accepts 100 of these, SQLite prepares a whole statement
 * again when a value is bound to a parameter of `limit` (`sqlite3ExprIsInteger`), and it takes a partial index only for
 * conditions that it can read. A text must be one of the code's own.
 */
export function literal(value: number | string): SQL {
  if (typeof value === 'string') return sql.raw(`'${value.replaceAll("'", "''")}'`);
  if (!Number.isFinite(value)) throw new Error('Not a number that a statement can have');
  return sql.raw(String(value));
}

export function limitTo({ pageIndex, pageSize }: Pagination): SQL {
  return sql`limit ${literal(pageSize)} offset ${literal(pageIndex * pageSize)}`;
}
