import { sql, type SQL } from 'drizzle-orm';
import type { Pagination } from '../../shared/pagination.ts';

/**
 * A value as part of the text of a statement instead of a parameter. D1 accepts 100 parameters,
 * SQLite prepares a whole statement again when a value is bound to a parameter of `limit`
 * (`sqlite3ExprIsInteger`), and it uses a partial index only for conditions with constants. A text
 * must come from the code itself.
 */
export function literal(value: number | string): SQL {
  if (typeof value === 'string') return sql.raw(`'${value.replaceAll("'", "''")}'`);
  if (!Number.isFinite(value)) throw new Error('Not a number that a statement can have');
  return sql.raw(String(value));
}

export function limitTo({ pageIndex, pageSize }: Pagination): SQL {
  return sql`limit ${literal(pageSize)} offset ${literal(pageIndex * pageSize)}`;
}
