import { is } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { SQLiteRaw } from 'drizzle-orm/sqlite-core/query-builders/raw';
import { meterDatabase, type D1Like, type DatabaseUsage, type MeteredD1 } from './metering.ts';
import { retryTransient, type Retries } from './adapters/transient-failures.ts';

export type { D1Like, DatabaseUsage } from './metering.ts';

/** Drizzle over D1, or over anything with its interface. Selected columns of a statement must have different names. */
export type Database = DrizzleD1Database & { $client: MeteredD1 };

/** One statement of an atomic batch: a query of Drizzle's builder, `database.run` or `database.all`. */
export type Statement = BatchItem<'sqlite'>;

/** A statement whose result in a batch is `Result`. */
export type StatementReturning<Result> = RunnableQuery<Result, 'sqlite'>;

/** A select of Drizzle's builder. */
export type Select = Statement & { readonly _: { selectedFields: unknown } };

/** Statements by name; a list of statements has a list of results under its name. */
export type NamedStatements = Record<string, Statement | readonly Statement[]>;

/** The results of named statements under the same names. */
export type BatchResults<Statements extends NamedStatements> = {
  [Name in keyof Statements]: Statements[Name] extends Statement
    ? Statements[Name]['_']['result']
    : Statements[Name] extends readonly (infer Listed extends Statement)[]
      ? Listed['_']['result'][]
      : never;
};

/** Drizzle over `d1`; round trips and rows are added to `usage`, and failures that pass are tried again. */
export function connectDatabase(d1: D1Like, usage: DatabaseUsage, retries?: Retries): Database {
  return drizzle(meterDatabase(retryTransient(d1, retries), usage));
}

/**
 * Runs statements in their order as one atomic batch, in one round trip (none without statements), and returns their
 * results by name. Rejects, with nothing written, when one of them fails.
 */
export async function batch<Statements extends NamedStatements>(
  database: Database,
  statements: Statements,
): Promise<BatchResults<Statements>> {
  return namedResults(statements, await runBatch(database, Object.values(statements).flat()));
}

/** The same for a list of statements; results in their order. */
export async function runBatch(
  database: Database,
  statements: readonly Statement[],
): Promise<unknown[]> {
  const [first, ...rest] = statements.map((statement) => prepareRaw(database, statement));
  if (!first) return [];
  return database.batch([first, ...rest]);
}

/** Names the results of a batch after their statements: the one place that casts what D1 returned. */
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

type Part<Statements extends NamedStatements> = { database: Database; statements: Statements };

/** Runs two batches at once; as a single atomic one, so in one round trip, where both are for the same database. */
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
  return Object.assign(statement, { stmt: database.$client.prepare(statement.getQuery().sql) });
}
