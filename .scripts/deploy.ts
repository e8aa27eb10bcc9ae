import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run, runQuietly } from './run.ts';

const sampleAddress = 'https://sheaf.example.com';

/** Parts of a configuration that Cloudflare may refuse, by the code of the refusal. */
const optionalParts = [
  {
    part: 'limits',
    refusal: /\[code: 100328\]/,
    note:
      "This account's plan does not allow a limit of CPU time, so the reading Worker is uploaded without one. " +
      'On the Workers Free plan Cloudflare ends it after 10 ms: documents that take longer are kept, but without their text.',
  },
  {
    part: 'services',
    // The Workers refer to each other, and one of them is the first.
    refusal: /\[code: 1014[34]\]/,
    note: undefined,
  },
] as const;

type WorkerConfig = {
  limits?: { cpu_ms: number };
  services?: { service: string }[];
  d1_databases: { database_name: string; database_id: string; migrations_dir: string }[];
  r2_buckets: { bucket_name: string }[];
  queues: { producers: { queue: string }[]; consumers: { dead_letter_queue?: string }[] };
  vars: Record<string, string>;
};

type BuiltWorker = { path: string; config: WorkerConfig };

await deploy();

/** From a logged-in wrangler to a running installation; everything that is there already is left as it is. */
async function deploy() {
  await run('vite', ['build']);
  const application = readBuilt('sheaf');
  const reader = readBuilt('sheaf_reader');
  await provideResources([application.config, reader.config]);
  const { vars } = application.config;
  const address = process.env.APP_BASE_URL ?? vars.APP_BASE_URL;
  if (address && address !== sampleAddress) vars.APP_BASE_URL = address;

  write(application);
  // Until the upload is complete, the former Worker uses the new schema: what it needs, migrations only drop a release later.
  await wrangler(application, ['d1', 'migrations', 'apply', 'DB', '--remote']);
  const { output, isComplete } = await upload(application);
  await provideSecret(application);
  await upload(reader);
  const isAddressMissing = vars.APP_BASE_URL === sampleAddress;
  if (isAddressMissing) vars.APP_BASE_URL = addressIn(output);
  if (isAddressMissing || !isComplete) await upload(application);
  if (isAddressMissing) {
    console.log(
      `\nTo keep this address, set APP_BASE_URL in wrangler.jsonc to ${vars.APP_BASE_URL}`,
    );
  }
}

function readBuilt(name: string): BuiltWorker {
  const path = resolve(`dist/${name}/wrangler.json`);
  return { path, config: JSON.parse(readFileSync(path, 'utf8')) as WorkerConfig };
}

function write({ path, config }: BuiltWorker) {
  writeFileSync(path, JSON.stringify(config));
}

/** What the Workers share is created once. */
async function provideResources(configs: WorkerConfig[]) {
  const identifiers = new Map<string, string>();
  for (const database of configs.flatMap(({ d1_databases: databases }) => databases)) {
    const { database_name: name } = database;
    const id = identifiers.get(name) ?? (await provideDatabase(name));
    identifiers.set(name, id);
    database.database_id = id;
    database.migrations_dir = resolve('migrations');
  }
  const buckets = configs.flatMap(({ r2_buckets: list }) => list);
  for (const name of new Set(buckets.map(({ bucket_name: bucket }) => bucket))) {
    await createIfMissing(['r2', 'bucket', 'create', name]);
  }
  const queues = configs.flatMap(({ queues: { producers, consumers } }) => [
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ dead_letter_queue: queue }) => queue ?? []),
  ]);
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

/** Uploads a Worker, without the parts that the account refuses; complete if it can do what it was built for. */
async function upload(
  worker: BuiltWorker,
  without: readonly string[] = [],
): Promise<{ output: string; isComplete: boolean }> {
  const kept = Object.entries(worker.config).filter(([part]) => !without.includes(part));
  write({ path: worker.path, config: Object.fromEntries(kept) as WorkerConfig });
  try {
    const output = await wrangler(worker, ['deploy']);
    return { output, isComplete: !without.includes('services') };
  } catch (error) {
    const refused = optionalParts.find(
      ({ part, refusal }) => !without.includes(part) && refusal.test(String(error)),
    );
    if (!refused) throw error;
    if (refused.note) console.log(`\n${refused.note}\n`);
    return upload(worker, [...without, refused.part]);
  }
}

async function provideSecret(worker: BuiltWorker) {
  const secrets = await wrangler(worker, ['secret', 'list', '--format', 'json']);
  const names = (JSON.parse(secrets) as { name: string }[]).map(({ name }) => name);
  if (names.includes('AUTH_SECRET')) return;
  await wrangler(worker, ['secret', 'put', 'AUTH_SECRET'], randomBytes(32).toString('hex'));
}

function addressIn(output: string): string {
  return /https:\/\/[^\s]+\.workers\.dev/.exec(output)?.[0] ?? sampleAddress;
}

async function wrangler({ path }: BuiltWorker, args: string[], input?: string): Promise<string> {
  const output = await runQuietly('wrangler', [...args, '--config', path], input);
  if (!args.includes('list')) console.log(output);
  return output;
}
