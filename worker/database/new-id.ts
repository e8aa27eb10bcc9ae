import { sql, type SQL } from 'drizzle-orm';
import type { IdPrefix } from '../../shared/ids.ts';

/** A new id for each row of a statement that writes rows of which nobody knows how many they are. */
export function newId(prefix: IdPrefix): SQL {
  return sql`(${`${prefix}_`} || lower(hex(randomblob(12))))`;
}
