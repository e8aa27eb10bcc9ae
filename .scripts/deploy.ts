import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run, runQuietly } from './run.ts';

const configPath = resolve('dist/sheaf/wrangler.json');
const sampleAddress = 'https://sheaf.example.com';

type WorkerConfig = {
  d1_databases: { database_name: string; database_id: string; migrations_dir: string }[];
  r2_buckets: { bucket_name: string }[];
  queues: { producers: { queue: string }[]; consumers: { dead_letter_queue?: string }[] };
  vars: Record<string, string>;
};

await deploy();

/** From a logged-in wrangler to a running installation; everything that is there already is left as it is. */
async function deploy() {
  await run('vite', ['build']);
  const config = JSON.parse(readFileSync(configPath, 'utf8')) as WorkerConfig;
  await provideResources(config);
  const address = process.env.APP_BASE_URL ?? config.vars.APP_BASE_URL;
  if (address && address !== sampleAddress) config.vars.APP_BASE_URL = address;
  writeFileSync(configPath, JSON.stringify(config));

  await wrangler(['d1', 'migrations', 'apply', 'DB', '--remote']);
  const url = await upload();
  if (config.vars.APP_BASE_URL !== sampleAddress) return;
  config.vars.APP_BASE_URL = url;
  writeFileSync(configPath, JSON.stringify(config));
  await upload();
  console.log(`\nTo keep this address, set APP_BASE_URL in wrangler.jsonc to ${url}`);
}

async function provideResources(config: WorkerConfig) {
  for (const database of config.d1_databases) {
    database.database_id = await provideDatabase(database.database_name);
    database.migrations_dir = resolve('migrations');
  }
  for (const { bucket_name: bucket } of config.r2_buckets) {
    await createIfMissing(['r2', 'bucket', 'create', bucket]);
  }
  const queues = [
    ...config.queues.producers.map(({ queue }) => queue),
    ...config.queues.consumers.flatMap(({ dead_letter_queue: queue }) => queue ?? []),
  ];
  for (const queue of new Set(queues)) await createIfMissing(['queues', 'create', queue]);
}

async function provideDatabase(name: string): Promise<string> {
  const find = async () => {
    const list = await runQuietly('wrangler', ['d1', 'list', '--json']);
    const databases = JSON.parse(list) as { name: string; uuid: string }[];
    return databases.find((database) => database.name === name)?.uuid;
  };
  const existing = await find();
  if (existing) return existing;
  await run('wrangler', ['d1', 'create', name]);
  const created = await find();
  if (!created) throw new Error(`The database ${name} was created but is not listed`);
  return created;
}

async function createIfMissing(args: string[]) {
  try {
    await runQuietly('wrangler', args);
  } catch (error) {
    if (!/already (exists|taken)|10004|11009/i.test(String(error))) throw error;
  }
}

/** Uploads the Worker, with a new secret if it has none, and answers its address. */
async function upload(): Promise<string> {
  const output = await wrangler(['deploy']);
  const secrets = await wrangler(['secret', 'list', '--format', 'json']);
  const names = (JSON.parse(secrets) as { name: string }[]).map(({ name }) => name);
  if (!names.includes('AUTH_SECRET')) {
    await wrangler(['secret', 'put', 'AUTH_SECRET'], randomBytes(32).toString('hex'));
  }
  return /https:\/\/[^\s]+\.workers\.dev/.exec(output)?.[0] ?? sampleAddress;
}

async function wrangler(args: string[], input?: string): Promise<string> {
  const output = await runQuietly('wrangler', [...args, '--config', configPath], input);
  if (!args.includes('list')) console.log(output);
  return output;
}
