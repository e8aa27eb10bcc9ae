import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { meterDatabase, type D1Like, type DatabaseUsage, type MeteredD1 } from './metering.ts';

export type { D1Like, DatabaseUsage } from './metering.ts';

/** Drizzle over D1, or over anything shaped like it. Names of selected columns must be unique in a statement. */
export type Database = DrizzleD1Database & { $client: MeteredD1 };

/** One statement of an atomic batch: a query of Drizzle's builder or `database.run(sql`…`)`. */
export type Statement = BatchItem<'sqlite'>;

/** A statement of the builder that only reads. */
export type Select = Statement & { readonly _: { selectedFields: unknown } };

/** A database whose round trips and rows are added to `usage`. */
export function connectDatabase(d1: D1Like, usage: DatabaseUsage): Database {
  return drizzle(meterDatabase(d1, usage) as never) as never;
}

/** Runs statements as one atomic batch; an empty list costs nothing. Results in the order of the statements. */
export async function runBatch(database: Database, statements: Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements.map((statement) => prepareRaw(database, statement));
  if (!first) return [];
  return database.batch([first, ...rest]);
}

type Batch = { database: Database; statements: Statement[] };

/** Runs two batches at once: as one, so in one round trip, where they are for the same database. */
export async function runTogether(one: Batch, other: Batch): Promise<[unknown[], unknown[]]> {
  if (one.database !== other.database) {
    return Promise.all([
      runBatch(one.database, one.statements),
      runBatch(other.database, other.statements),
    ]);
  }
  const results = await runBatch(one.database, [...one.statements, ...other.statements]);
  return [results.slice(0, one.statements.length), results.slice(one.statements.length)];
}

/** Drizzle 0.45 forgets to prepare raw SQL that has parameters before it binds them in a D1 batch. */
function prepareRaw(database: Database, statement: Statement): Statement {
  const raw = statement as { getQuery?: () => { sql: string }; stmt?: unknown };
  if (raw.getQuery) raw.stmt = database.$client.prepare(raw.getQuery().sql);
  return statement;
}
