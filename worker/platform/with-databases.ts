import type { Database } from '../database/database.ts';
import { log } from './log.ts';
import type { Platform } from './platform.ts';

/**
 * Returns the platform with each of its databases wrapped. The same database always gets the same
 * wrapper, because callers compare them.
 */
export function withDatabases<Base extends Platform>(
  platform: Base,
  wrap: (database: Database) => Database,
): Base {
  const wrapped = new Map<Database, Database>();
  const wrapperOf = (database: Database) => {
    const known = wrapped.get(database) ?? wrap(database);
    wrapped.set(database, known);
    return known;
  };
  return {
    ...platform,
    identityDatabase: wrapperOf(platform.identityDatabase),
    databaseFor: (organizationId: string) => wrapperOf(platform.databaseFor(organizationId)),
    databases: platform.databases.map(wrapperOf),
  };
}

/**
 * Runs a Cron step in each database, one after the other. A database that is full or unavailable
 * does not stop the step in the following ones: the first error is thrown at the end, others are
 * logged.
 */
export async function forEachDatabase(
  { databases }: Pick<Platform, 'databases'>,
  step: (database: Database, shard: number) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const [shard, database] of databases.entries()) {
    await step(database, shard).catch((error: unknown) => errors.push(error));
  }
  const [first, ...others] = errors;
  for (const error of others) log.error('Another database failed', {}, error);
  if (errors.length > 0) throw first;
}
