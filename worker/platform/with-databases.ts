import type { Database } from '../database/database.ts';
import type { Platform } from './platform.ts';

/** The platform with each of its databases wrapped. The same database always gets the same wrapper, as callers compare them. */
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
