import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { meterDatabase, type D1Like, type DatabaseUsage, type MeteredD1 } from './metering.ts';

export type { D1Like, DatabaseUsage } from './metering.ts';

/** Drizzle over D1, or over anything shaped like it. Names of selected columns must be unique in a statement. */
export type Database = DrizzleD1Database & { $client: MeteredD1 };

/** One statement of an atomic batch: a query of Drizzle's builder, `database.run` or `database.all`. */
export type Statement = BatchItem<'sqlite'>;

/** A statement with this result. */
export type StatementReturning<Result> = RunnableQuery<Result, 'sqlite'>;

/** A statement of the builder that only reads. */
export type Select = Statement & { readonly _: { selectedFields: unknown } };

/** Statements by the name of their result; a list of statements has a list of results. */
export type NamedStatements = Record<string, Statement | readonly Statement[]>;

/** What named statements return, under the same names. */
export type BatchResults<Statements extends NamedStatements> = {
  [Name in keyof Statements]: Statements[Name] extends Statement
    ? Statements[Name]['_']['result']
    : Statements[Name] extends readonly (infer Listed extends Statement)[]
      ? Listed['_']['result'][]
      : never;
};

/** A database whose round trips and rows are added to `usage`. */
export function connectDatabase(d1: D1Like, usage: DatabaseUsage): Database {
  return drizzle(meterDatabase(d1, usage) as never) as never;
}

/** Runs statements as one atomic batch, in their order; no statements cost nothing. */
export async function batch<Statements extends NamedStatements>(
  database: Database,
  statements: Statements,
): Promise<BatchResults<Statements>> {
  return namedResults(statements, await runBatch(database, Object.values(statements).flat()));
}

/** Runs statements as one atomic batch; an empty list costs nothing. Results in the order of the statements. */
export async function runBatch(
  database: Database,
  statements: readonly Statement[],
): Promise<unknown[]> {
  const [first, ...rest] = statements.map((statement) => prepareRaw(database, statement));
  if (!first) return [];
  return database.batch([first, ...rest]);
}

/** Gives the results of a batch the names of their statements; the one place that casts what D1 returned. */
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

/** Runs two batches at once: as one, so in one round trip, where they are for the same database. */
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
  const both = {
    one: Object.values(one.statements).flat(),
    other: Object.values(other.statements).flat(),
  };
  const results = await batch(one.database, both);
  return [namedResults(one.statements, results.one), namedResults(other.statements, results.other)];
}

/** Drizzle 0.45 forgets to prepare raw SQL that has parameters before it binds them in a D1 batch. */
function prepareRaw(database: Database, statement: Statement): Statement {
  const raw = statement as { getQuery?: () => { sql: string }; stmt?: unknown };
  if (raw.getQuery) raw.stmt = database.$client.prepare(raw.getQuery().sql);
  return statement;
}
