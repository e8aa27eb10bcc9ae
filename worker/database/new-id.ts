import { sql, type SQL } from 'drizzle-orm';
import type { IdPrefix } from '../../shared/ids.ts';

/**
 * A different id for each row of an `insert … select`, whose number of rows is only known in the
 * database.
 */
export function newId(prefix: IdPrefix): SQL {
  return sql`(${`${prefix}_`} || lower(hex(randomblob(12))))`;
}
