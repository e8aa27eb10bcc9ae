import { sql, type SQL } from 'drizzle-orm';
import type { IdPrefix } from '../../shared/ids.ts';

/** A different id for each row of an `insert … select`, for a number of rows that only the database knows. */
export function newId(prefix: IdPrefix): SQL {
  return sql`(${`${prefix}_`} || lower(hex(randomblob(12))))`;
}
