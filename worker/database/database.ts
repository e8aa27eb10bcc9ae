import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { BatchItem } from 'drizzle-orm/batch';
import { meterDatabase, type D1Like, type DatabaseUsage } from './metering.ts';

export type { D1Like, DatabaseUsage } from './metering.ts';

/** Drizzle over D1, or over anything shaped like it. Names of selected columns must be unique in a statement. */
export type Database = DrizzleD1Database;

/** One statement of an atomic `db.batch`. */
export type Statement = BatchItem<'sqlite'>;

/** A database whose round trips and rows are added to `usage`. */
export function connectDatabase(d1: D1Like, usage: DatabaseUsage): Database {
  return drizzle(meterDatabase(d1, usage) as never);
}

/** Runs statements as one atomic batch; an empty list costs nothing. */
export async function runBatch(database: Database, statements: Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements;
  if (!first) return [];
  return database.batch([first, ...rest]);
}
