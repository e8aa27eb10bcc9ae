import { getTableColumns, isSQLWrapper, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { always, jsonEach, jsonValue } from './expressions.ts';

export type NewRow<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQLWrapper;
};

/**
 * Adds a row for each row of `rows` (`from … where …`), with these values and the defaults of the
 * other columns.
 */
export function insertFrom<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  values: NewRow<Table>,
  rows: SQL,
) {
  const selected = writtenColumns(table).map(([name, column]) => {
    const value = valueOf(values, name, column);
    return isSQLWrapper(value) ? value : sql.param(value, column);
  });
  return database.insert(table).select(sql`select ${sql.join(selected, sql.raw(', '))} ${rows}`);
}

export function insertIf<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  values: NewRow<Table>,
  condition: SQL | undefined,
) {
  return insertFrom(database, table, values, sql`where ${condition}`);
}

/**
 * Adds these rows if a condition is met. They are passed as one parameter, because D1 accepts 100.
 */
export function insertList<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  list: readonly Table['$inferInsert'][],
  condition = always,
) {
  const columns = writtenColumns(table);
  const rows = list.map((row) =>
    Object.fromEntries(
      columns.map(([name, column]) => {
        const value = valueOf(row, name, column);
        return [name, value === null ? null : column.mapToDriverValue(value)];
      }),
    ),
  );
  const added = jsonEach(JSON.stringify(rows), 'added');
  const values = columns.map(([name]) => jsonValue(added.value, `$.${name}`));
  return database
    .insert(table)
    .select(sql`select ${sql.join(values, sql.raw(', '))} from ${added.rows} where ${condition}`);
}

/** In the update of an insert whose row already exists: the value that it would have inserted. */
export function excluded(column: SQLiteColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/**
 * All columns that an insert writes, in the order of the table, because the builder requires a
 * value for each.
 */
function writtenColumns(table: SQLiteTable): [string, SQLiteColumn][] {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table));
  return columns.filter(([, column]) => column.generated === undefined);
}

function valueOf(values: object, name: string, column: SQLiteColumn): unknown {
  const given: unknown = Reflect.get(values, name);
  return given === undefined ? (column.default ?? null) : given;
}
