import { locatedDatabase } from '../database/adapters/located-database.ts';
import { connectDatabase, type Database, type D1Like } from '../database/database.ts';
import type { DatabaseUsage } from '../database/metering.ts';
import { findShards } from '../people/organizations/shard-store.ts';
import { oneDatabase } from '../platform/one-database.ts';
import type { Platform, Shards } from '../platform/platform.ts';

type Databases = Pick<Platform, 'identityDatabase' | 'databaseFor' | 'databases' | 'shards'>;

/**
 * The shards that this isolate has seen last. They are compared with the stored ones before they
 * are used.
 */
const seen = new Map<string, number>();
const mostSeen = 10_000;

export function databaseBindings(environment: { DB: D1Like }): D1Like[] {
  const bindings = [environment.DB];
  for (let number = 2; ; number += 1) {
    const binding: unknown = Reflect.get(environment, `DB_${number}`);
    if (!binding) return bindings;
    bindings.push(binding as D1Like);
  }
}

export function connectDatabases(bindings: readonly D1Like[], usage: DatabaseUsage): Databases {
  const databases = bindings.map((d1, shard) => connectDatabase(d1, usage, { shard }));
  const [identityDatabase] = databases;
  if (!identityDatabase) throw new Error('There is no database');
  if (databases.length === 1) return oneDatabase(identityDatabase);

  const known = new Map<string, Database>();
  const located = new Map<string, Database>();
  const note = (organizationId: string, shard: number) => {
    const database = databases[shard];
    if (!database) throw new Error(`The binding DB_${shard + 1} is missing`);
    known.set(organizationId, database);
    if (seen.size >= mostSeen) seen.clear();
    seen.set(organizationId, shard);
  };
  const shards: Shards = {
    expected: (organizationId) => seen.get(organizationId),
    note,
    async locate(organizationIds) {
      for (const [id, shard] of await findShards(identityDatabase, organizationIds))
        note(id, shard);
    },
  };
  const find = async (organizationId: string) => {
    if (!known.has(organizationId)) await shards.locate([organizationId]);
    return known.get(organizationId) ?? identityDatabase;
  };
  return {
    identityDatabase,
    databases,
    shards,
    databaseFor(organizationId) {
      const database = known.get(organizationId) ?? located.get(organizationId);
      if (database) return database;
      const later = locatedDatabase(() => find(organizationId));
      located.set(organizationId, later);
      return later;
    },
  };
}
