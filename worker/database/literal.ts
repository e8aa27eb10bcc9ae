import { sql, type SQL } from 'drizzle-orm';

/** A number as part of a statement, not as one of its parameters, of which D1 accepts 100. */
export function literal(value: number): SQL {
  if (!Number.isFinite(value)) throw new Error('Not a number that a statement can have');
  return sql.raw(String(value));
}
