import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDatabase, findLiveWorker } from '../deploy/account.ts';
import { readOptions } from '../deploy/options.ts';
import { bindDatabases, readConfigs, type WorkerConfig } from '../deploy/worker-configs.ts';

const account = {
  findId: findDatabase,
  countDatabases: async (worker: string) => (await findLiveWorker(worker))?.databases ?? 1,
};

/** Writes a configuration with the databases and file store of the deployment named by SHEAF_NAME. Returns its path. */
export async function writeRemoteConfig(
  environment: Record<string, string | undefined>,
  { findId, countDatabases } = account,
): Promise<string> {
  const { name } = readOptions([], environment);
  const configs = readConfigs('source', name);
  const { application } = configs;
  bindDatabases(configs, await countDatabases(application.name));
  const { compatibility_date, d1_databases, r2_buckets } = application;
  const config = {
    name,
    compatibility_date,
    d1_databases: await Promise.all(d1_databases.map((database) => toRemote(database, findId))),
    r2_buckets: r2_buckets.map((bucket) => ({ ...bucket, remote: true })),
  };
  const folder = join('node_modules', '.cache', 'sheaf');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'doctor.wrangler.json');
  writeFileSync(path, JSON.stringify(config));
  return path;
}

async function toRemote(
  { binding, database_name }: WorkerConfig['d1_databases'][number],
  findId: typeof findDatabase,
) {
  const database_id = await findId(database_name);
  if (database_id === undefined) {
    throw new Error(
      `The account has no database ${database_name}: npm run deploy creates one. SHEAF_NAME names another installation.`,
    );
  }
  return { binding, database_name, database_id, remote: true };
}
