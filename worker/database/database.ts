import { is, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { SQLiteRaw } from 'drizzle-orm/sqlite-core/query-builders/raw';
import { meterDatabase, type D1Like, type DatabaseUsage, type MeteredD1 } from './metering.ts';
import { retryTransient, type Retries } from './adapters/transient-failures.ts';

export type { D1Like, DatabaseUsage } from './metering.ts';

/**
 * Drizzle over D1 or any database with the same interface. The selected columns of a statement must
 * have different names.
 */
export type Database = DrizzleD1Database & { $client: MeteredD1 };

export type Statement = BatchItem<'sqlite'>;

export type StatementReturning<Result> = RunnableQuery<Result, 'sqlite'>;

export type Columns = Record<string, SQL.Aliased>;

export type RowOf<Row extends Columns> = {
  [Name in keyof Row]: Row[Name] extends SQL.Aliased<infer Value> ? Value : never;
};

export type Select = Statement & { readonly _: { selectedFields: unknown } };

/** Statements by name. A list of statements returns a list of results under its name. */
export type NamedStatements = Record<string, Statement | readonly Statement[]>;

export type BatchResults<Statements extends NamedStatements> = {
  [Name in keyof Statements]: Statements[Name] extends Statement
    ? Statements[Name]['_']['result']
    : Statements[Name] extends readonly (infer Listed extends Statement)[]
      ? Listed['_']['result'][]
      : never;
};

/**
 * Drizzle over `d1`. Round trips and rows are added to `usage`, and transient failures are retried.
 */
export function connectDatabase(
  d1: D1Like,
  usage: DatabaseUsage,
  { shard, ...retries }: Partial<Retries> & { shard?: number } = {},
): Database {
  return drizzle(meterDatabase(retryTransient(d1, retries), usage, shard));
}

export function shardOf(database: Database): number {
  return database.$client.shard;
}

/**
 * Runs statements in order as one atomic batch, in one round trip (none without statements), and returns their results by
 * name. If one of them fails, it rejects and nothing is written.
 */
export async function batch<Statements extends NamedStatements>(
  database: Database,
  statements: Statements,
): Promise<BatchResults<Statements>> {
  return namedResults(statements, await runBatch(database, Object.values(statements).flat()));
}

type Joined<Groups extends readonly NamedStatements[]> = Groups extends readonly [
  infer First,
  ...infer Rest extends NamedStatements[],
]
  ? First & Joined<Rest>
  : unknown;

/** Joins groups of statements in their order. Throws if two have the same name, because one would replace the other. */
export function joinStatements<Groups extends NamedStatements[]>(
  ...groups: Groups
): Joined<Groups> {
  const names = groups.flatMap((group) => Object.keys(group));
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw new Error(`Two statements are named “${duplicate}”`);
  return Object.assign({}, ...groups) as Joined<Groups>;
}

export async function runBatch(
  database: Database,
  statements: readonly Statement[],
): Promise<unknown[]> {
  const [first, ...rest] = statements.map((statement) => prepareRaw(database, statement));
  if (!first) return [];
  return database.batch([first, ...rest]);
}

export function namedResults<Statements extends NamedStatements>(
  statements: Statements,
  results: readonly unknown[],
): BatchResults<Statements> {
  let position = 0;
  const named = Object.entries(statements).map(([name, statement]) => {
    if (!Array.isArray(statement)) return [name, results[position++]];
    position += statement.length;
    return [name, results.slice(position - statement.length, position)];
  });
  return Object.fromEntries(named) as BatchResults<Statements>;
}

export function selectRow<Row extends Columns>(database: Database, columns: Row) {
  return database.select(columns).from(sql`(select 1)`);
}

type Part<Statements extends NamedStatements> = { database: Database; statements: Statements };

/**
 * Runs two batches. If both are for the same database, they are one atomic batch in one round trip; otherwise they run at
 * the same time.
 */
export async function batchTogether<One extends NamedStatements, Other extends NamedStatements>(
  one: Part<One>,
  other: Part<Other>,
): Promise<[BatchResults<One>, BatchResults<Other>]> {
  if (one.database !== other.database) {
    return Promise.all([
      batch(one.database, one.statements),
      batch(other.database, other.statements),
    ]);
  }
  const results = await batch(one.database, {
    one: Object.values(one.statements).flat(),
    other: Object.values(other.statements).flat(),
  });
  return [namedResults(one.statements, results.one), namedResults(other.statements, results.other)];
}

/**
 * Drizzle's D1 batch binds the parameters of raw SQL to `stmt`, which it sets for statements of its builder only.
 * https://github.com/drizzle-team/drizzle-orm/issues/2277; database.test.ts fails once that is fixed.
 */
function prepareRaw(database: Database, statement: Statement): Statement {
  if (!is(statement, SQLiteRaw)) return statement;
  // Drizzle would build the text again, and twice without parameters.
  const query = statement.getQuery();
  const stmt = database.$client.prepare(query.sql);
  return Object.assign(statement, { stmt, getQuery: () => query });
}
