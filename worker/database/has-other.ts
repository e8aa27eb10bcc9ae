import { getTableColumns, isSQLWrapper, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { anyOf, isOther, never } from './expressions.ts';

export function hasOther(table: SQLiteTable, change: Readonly<Record<string, unknown>>): SQL {
  const columns = getTableColumns(table);
  const differences = Object.entries(change).flatMap(([name, value]) => {
    const column = columns[name];
    if (!column || value === undefined) return [];
    return isOther(column, isSQLWrapper(value) ? value : sql.param(value, column));
  });
  return anyOf(never, ...differences);
}
