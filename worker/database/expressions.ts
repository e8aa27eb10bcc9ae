import { and, count, exists, or, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { literal } from './literal.ts';

export const subquery = new QueryBuilder();

/** Marks a condition that code outside of stores passes on. */
export type Condition = SQL;

export const always = sql`true`;
export const never = sql`false`;

/** Like `and`, but a condition that every row meets if there are no conditions. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? always;
}

export function anyOf(first: SQL, ...others: (SQL | undefined)[]): SQL {
  return or(first, ...others) ?? first;
}

export const emptyText = valueOf<string>(literal(''));

export function rowsIn(table: SQLiteTable, condition: SQL | undefined): SQL {
  return sql`from ${table} where ${condition}`;
}

export function hasRow(table: SQLiteTable | SQL, condition: SQL | undefined): SQL {
  return exists(
    subquery
      .select({ one: literal(1) })
      .from(table)
      .where(condition),
  );
}

export function hasRowIn(selected: SQL): SQL {
  return exists(sql`(${selected})`);
}

export function countOf(table: SQLiteTable, condition: SQL | undefined): SQL<number> {
  return valueOf(subquery.select({ count: count() }).from(table).where(condition));
}

/** A value, a column or a select of one value, where a builder expects SQL. */
export function valueOf<Value>(value: unknown): SQL<Value> {
  return sql<Value>`${value}`;
}

/**
 * A column under another name: the selected columns of a statement must have different names (see
 * `Database`).
 */
export function named<Value>(column: Column & { _: { data: Value } }, name: string) {
  const decode = (value: unknown) => column.mapFromDriverValue(value) as Value;
  return sql`${column}`.mapWith(decode).as(name);
}

export function selectValues(values: readonly unknown[], column: string): SQL {
  return sql`select value as ${sql.identifier(column)} from json_each(${JSON.stringify(values)})`;
}

/**
 * Condition: the value is one of these. They are passed as one parameter, because D1 accepts 100.
 */
export function idsIn(value: SQLWrapper, ids: readonly (string | number)[]): SQL {
  return isListed(value, valueOf(JSON.stringify(ids)));
}

export function isListed(value: unknown, list: SQLWrapper): SQL {
  return sql`${value} in (select value from json_each(${list}))`;
}

export function isAmong(value: SQLWrapper, selected: SQL): SQL {
  return sql`${value} in (${selected})`;
}

/** Like `eq`, but two nulls are equal. */
export function isSame(one: unknown, other: unknown): SQL {
  return sql`${one} is ${other}`;
}

export function isOther(one: unknown, other: unknown): SQL {
  return sql`${one} is not ${other}`;
}

export function coalesce<Value>(...values: SQLWrapper[]): SQL<Value> {
  return sql<Value>`coalesce(${sql.join(values, sql.raw(', '))})`;
}

/** A column for which SQLite uses no index, because the index of another column finds the rows. */
export function unindexed(column: SQLWrapper): SQL {
  return sql`+${column}`;
}

export function incremented(column: SQLWrapper, by: number | SQLWrapper = 1): SQL {
  return sql`${column} + ${typeof by === 'number' ? literal(by) : by}`;
}

export function minus(value: SQLWrapper, other: unknown): SQL<number> {
  return sql<number>`${value} - ${other}`;
}

/** The larger of two numbers; null if one of them is null. */
export function larger(one: unknown, other: unknown): SQL<number> {
  return sql<number>`max(${one}, ${other})`;
}

/** The smaller of two numbers; null if one of them is null. */
export function smaller(one: unknown, other: unknown): SQL<number> {
  return sql<number>`min(${one}, ${other})`;
}

export function iif<Value>(condition: SQLWrapper, value: unknown, other: unknown): SQL<Value> {
  return sql<Value>`iif(${condition}, ${value}, ${other})`;
}

export function ignoringCase(text: SQLWrapper): SQL {
  return sql`${text} collate nocase`;
}

/** The rowid, which is the insertion order in a table that has no column for it. */
export function rowId(table: SQLiteTable): SQL {
  return sql`${table}.rowid`;
}

/** A value within JSON. The path is no parameter, because it is part of indexes. */
export function jsonValue(json: SQLWrapper, path: `$${string}`): SQL {
  return sql`${json} ->> ${sql.raw(`'${path}'`)}`;
}

export function jsonObject(fields: Readonly<Record<string, unknown>>): SQL {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_object(${sql.join(pairs, sql.raw(', '))})`;
}

export function jsonArray(...values: SQLWrapper[]): SQL {
  return sql`json_array(${sql.join(values, sql.raw(', '))})`;
}

export function jsonGroup(value: SQLWrapper, ...order: SQLWrapper[]): SQL {
  const ordered = order.length > 0 ? sql` order by ${sql.join(order, sql.raw(', '))}` : undefined;
  return sql`json_group_array(${value}${ordered})`;
}

/** Returns the rows of a JSON list or object as a table of a statement, and its columns. */
export function jsonEach(json: SQLWrapper | string, name: string) {
  return { rows: sql`json_each(${json}) as ${sql.identifier(name)}`, ...jsonColumns(name) };
}

export function jsonColumns(name: string) {
  return {
    key: columnOf(name, 'key'),
    value: columnOf(name, 'value'),
    type: columnOf(name, 'type'),
  };
}

export function columnOf<Value = unknown>(table: string, column: string): SQL<Value> {
  return sql<Value>`${sql.identifier(table)}.${sql.identifier(column)}`;
}

/** A table that is read by an index that SQLite would not choose. */
export function indexedBy(table: SQLiteTable, index: string): SQL {
  return sql`${table} indexed by ${sql.identifier(index)}`;
}

/** A row value, compared from the first value to the last: `(a, b) < (1, 2)`. */
export function rowOf(...values: unknown[]): SQL {
  return sql`${values}`;
}

export function listed(...terms: SQLWrapper[]): SQL {
  return sql.join(terms, sql.raw(', '));
}
