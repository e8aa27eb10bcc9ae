import { sql, type SQL } from 'drizzle-orm';
import type { Pagination } from '../../shared/pagination.ts';

/**
 * A number as part of a statement, not as one of its parameters. D1 accepts 100 of these, and SQLite prepares a whole statement
 * again when a value is bound to a parameter of `limit` (`sqlite3ExprIsInteger`).
 */
export function literal(value: number): SQL {
  if (!Number.isFinite(value)) throw new Error('Not a number that a statement can have');
  return sql.raw(String(value));
}

/** `limit … offset …` for one page of a query. */
export function limitTo({ pageIndex, pageSize }: Pagination): SQL {
  return sql`limit ${literal(pageSize)} offset ${literal(pageIndex * pageSize)}`;
}
