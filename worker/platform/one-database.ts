import type { Database } from '../database/database.ts';
import type { Platform } from './platform.ts';

type Databases = Pick<Platform, 'identityDatabase' | 'databaseFor' | 'databases' | 'shards'>;

/** Returns the databases of a platform with one database for everything. */
export function oneDatabase(database: Database): Databases {
  return {
    identityDatabase: database,
    databaseFor: () => database,
    databases: [database],
    shards: { expected: () => 0, note: () => undefined, locate: () => Promise.resolve() },
  };
}
