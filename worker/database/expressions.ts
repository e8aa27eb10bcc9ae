import { and, count, exists, or, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { literal } from './literal.ts';

/** Builds a select that is part of another statement. */
export const subquery = new QueryBuilder();

/** A condition that others than stores pass on. */
export type Condition = SQL;

/** Conditions that every row meets, and none. */
export const always = sql`true`;
export const never = sql`false`;

/** `and` that every row meets where there are no conditions. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? always;
}

/** `or`, where there is a condition for certain. */
export function anyOf(first: SQL, ...others: (SQL | undefined)[]): SQL {
  return or(first, ...others) ?? first;
}

/** What stands for a text that there is none of. */
export const emptyText = valueOf<string>(literal(''));

/** What `insertFrom` selects its rows from. */
export function rowsIn(table: SQLiteTable, condition: SQL | undefined): SQL {
  return sql`from ${table} where ${condition}`;
}

/** Condition: a table, an alias of one, or `rows` of `jsonEach`, has a row that meets a condition. */
export function hasRow(table: SQLiteTable | SQL, condition: SQL | undefined): SQL {
  return exists(
    subquery
      .select({ one: literal(1) })
      .from(table)
      .where(condition),
  );
}

/** Condition: a select has a row. */
export function hasRowIn(selected: SQL): SQL {
  return exists(sql`(${selected})`);
}

/** How many rows of a table meet a condition, as a value. */
export function countOf(table: SQLiteTable, condition: SQL | undefined): SQL<number> {
  return valueOf(subquery.select({ count: count() }).from(table).where(condition));
}

/** A value, a column or a select of one value, where a builder expects SQL. */
export function valueOf<Value>(value: unknown): SQL<Value> {
  return sql<Value>`${value}`;
}

/** A column under another name: those that a statement selects must have different ones (see `Database`). */
export function named<Value>(column: Column & { _: { data: Value } }, name: string) {
  const decode = (value: unknown) => column.mapFromDriverValue(value) as Value;
  return sql`${column}`.mapWith(decode).as(name);
}

/** Selects each of these as JSON, in a column of this name. */
export function selectValues(values: readonly unknown[], column: string): SQL {
  return sql`select value as ${sql.identifier(column)} from json_each(${JSON.stringify(values)})`;
}

/** Condition: the value is one of these. They are one parameter: D1 accepts 100. */
export function idsIn(value: SQLWrapper, ids: readonly (string | number)[]): SQL {
  return isListed(value, valueOf(JSON.stringify(ids)));
}

/** Condition: the value is in a list of JSON. */
export function isListed(value: unknown, list: SQLWrapper): SQL {
  return sql`${value} in (select value from json_each(${list}))`;
}

/** Condition: the value is one of those that a select has. */
export function isAmong(value: SQLWrapper, selected: SQL): SQL {
  return sql`${value} in (${selected})`;
}

/** Condition like `eq`, for which two nulls are the same. */
export function isSame(one: unknown, other: unknown): SQL {
  return sql`${one} is ${other}`;
}

/** The opposite of `isSame`. */
export function isOther(one: unknown, other: unknown): SQL {
  return sql`${one} is not ${other}`;
}

/** The first of the values that is not null. */
export function coalesce<Value>(...values: SQLWrapper[]): SQL<Value> {
  return sql<Value>`coalesce(${sql.join(values, sql.raw(', '))})`;
}

/** A column that SQLite uses no index of, as another one finds the rows. */
export function unindexed(column: SQLWrapper): SQL {
  return sql`+${column}`;
}

/** What a change that counts up sets a column to. */
export function incremented(column: SQLWrapper, by: number | SQLWrapper = 1): SQL {
  return sql`${column} + ${typeof by === 'number' ? literal(by) : by}`;
}

export function minus(value: SQLWrapper, other: unknown): SQL<number> {
  return sql<number>`${value} - ${other}`;
}

/** The larger of two numbers; null if one of them is. */
export function larger(one: unknown, other: unknown): SQL<number> {
  return sql<number>`max(${one}, ${other})`;
}

/** The smaller of two numbers; null if one of them is. */
export function smaller(one: unknown, other: unknown): SQL<number> {
  return sql<number>`min(${one}, ${other})`;
}

/** One of two values, by a condition. */
export function iif<Value>(condition: SQLWrapper, value: unknown, other: unknown): SQL<Value> {
  return sql<Value>`iif(${condition}, ${value}, ${other})`;
}

/** A text to order by, in which `a` is no other letter than `A`. */
export function ignoringCase(text: SQLWrapper): SQL {
  return sql`${text} collate nocase`;
}

/** The number in the order in which rows were added to a table that has no column for it. */
export function rowId(table: SQLiteTable): SQL {
  return sql`${table}.rowid`;
}

/** A value within JSON. The path is no parameter, as it is part of indexes. */
export function jsonValue(json: SQLWrapper, path: `$${string}`): SQL {
  return sql`${json} ->> ${sql.raw(`'${path}'`)}`;
}

/** A JSON object with these fields. */
export function jsonObject(fields: Readonly<Record<string, unknown>>): SQL {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_object(${sql.join(pairs, sql.raw(', '))})`;
}

/** A JSON list of these values. */
export function jsonArray(...values: SQLWrapper[]): SQL {
  return sql`json_array(${sql.join(values, sql.raw(', '))})`;
}

/** The values of all rows as one JSON list. */
export function jsonGroup(value: SQLWrapper, ...order: SQLWrapper[]): SQL {
  const ordered = order.length > 0 ? sql` order by ${sql.join(order, sql.raw(', '))}` : undefined;
  return sql`json_group_array(${value}${ordered})`;
}

/** The rows of a JSON list or object as a table of a statement, and the columns of that. */
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

/** A column of a table that only a statement has. */
export function columnOf<Value = unknown>(table: string, column: string): SQL<Value> {
  return sql<Value>`${sql.identifier(table)}.${sql.identifier(column)}`;
}

/** A table of which an index is read that SQLite would not choose. */
export function indexedBy(table: SQLiteTable, index: string): SQL {
  return sql`${table} indexed by ${sql.identifier(index)}`;
}

/** Values that are compared with others from the first to the last: `(a, b) < (1, 2)`. */
export function rowOf(...values: unknown[]): SQL {
  return sql`${values}`;
}

/** Terms with commas between them. */
export function listed(...terms: SQLWrapper[]): SQL {
  return sql.join(terms, sql.raw(', '));
}
