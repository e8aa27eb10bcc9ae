import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  applyMigrations,
  deployWorker,
  findLiveWorker,
  hasDatabase,
  listSecrets,
  provideBucket,
  provideDatabase,
  provideQueue,
  type LiveWorker,
} from './deploy/account.ts';
import { assertRemoteDatabaseContinues } from './former-database.ts';
import { addressIn, isOnWorkersDev, routingFor } from './deploy/address.ts';
import { readOptions, type DeployOptions } from './deploy/options.ts';
import { describePlan } from './deploy/plan.ts';
import { resolveSettings, secretNames, type Settings } from './deploy/settings.ts';
import {
  bindDatabases,
  builtPaths,
  readConfigs,
  sharedResources,
  type WorkerConfig,
  type WorkerConfigs,
} from './deploy/worker-configs.ts';
import { run } from './run.ts';

/** Cloudflare's error for a CPU time limit on the Workers Free plan. */
const limitRefusal = /\[code: 100328\]/;

const withoutLimitNote =
  "This account's plan does not allow a limit of CPU time, so the reading Worker is uploaded without one. " +
  'On the Workers Free plan Cloudflare ends it after 10 ms: documents that take longer are kept, but without their text.';

/** Marks a Worker as a placeholder for Sheaf. */
const placeholderVariable = 'SHEAF_PLACEHOLDER';

/** Marks versions that support several databases. */
const severalVariable = 'SHEAF_SEVERAL_DATABASES';
const knownBySheaf = { [severalVariable]: '1' };

const placeholder = `export default {
  fetch: () => new Response('Sheaf is being set up. Try again in a minute.\\n', { status: 503, headers: { 'Retry-After': '60' } }),
};
`;

/** An empty replacement would orphan all files that the lost database referred to. */
const lostDatabase = (name: string) =>
  `The live Worker uses the database ${name}, but the account has none of that name. Nothing was changed. ` +
  `To go on without its content, create an empty one: npx wrangler d1 create ${name}`;

type LiveVariables = Record<string, string> | undefined;

try {
  await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function main(options: DeployOptions) {
  // This check needs no account and finds most configuration errors before the build.
  const configs = readConfigs('source', options.name);
  bindDatabases(configs, options.databases ?? 1);
  const live = { variables: undefined, secrets: secretNames };
  const settings = resolveSettings(configs.application, options, live);
  if (options.isPlan) return print(configs, options, { settings, isLive: false });
  await run('vite', ['build']);
  await deploy(options);
}

/** Deploys with a logged-in wrangler; existing resources are reused. */
async function deploy(options: DeployOptions) {
  const configs = readConfigs('build', options.name);
  const { application, reader } = configs;
  const [liveApplication, liveReader] = [
    await findOwnWorker(application),
    await findOwnWorker(reader),
  ];
  const live = { application: liveApplication?.variables, reader: liveReader?.variables };
  bindDatabases(configs, countDatabases(options, [liveApplication, liveReader]));
  const secrets = live.application ? await listSecrets(application.name) : [];
  const settings = resolveSettings(application, options, {
    variables: live.application,
    secrets,
  });
  const isLive = isSheaf(live.application) && isSheaf(live.reader);
  if (isSheaf(live.application) && !settings.address) {
    throw new Error(
      `The Worker ${application.name} does not know its address: set APP_BASE_URL to the address people open.`,
    );
  }
  print(configs, options, { settings, isLive });

  const used = countUsed([liveApplication, liveReader]);
  for (const [index, name] of sharedResources(configs).databases.entries()) {
    if (await hasDatabase(name)) await assertRemoteDatabaseContinues(name);
    else if (index < used) throw new Error(lostDatabase(name));
  }
  await provideResources(configs, options);
  // The Workers refer to each other, and a new one has no address yet.
  const isAddressGiven = !settings.address || isOnWorkersDev(settings.address);
  const isPlaceNeeded = isAddressGiven && !isSheaf(live.application);
  const workersDevAddress = isPlaceNeeded ? await deployPlaceholder(application) : undefined;
  if (!isSheaf(live.reader)) await deployPlaceholder(reader);
  const address = settings.address ?? workersDevAddress;
  if (!address) throw new Error('Cloudflare gave the Worker no address: set APP_BASE_URL.');
  assertOpenedAt(address, workersDevAddress ?? live.application?.APP_BASE_URL);

  Object.assign(application, routingFor(address, application), { preview_urls: false });
  application.vars = { ...settings.variables, APP_BASE_URL: address, ...knownBySheaf };
  Object.assign(reader, { workers_dev: false, preview_urls: false });
  reader.vars = { ...reader.vars, ...sharedBy(settings.variables), ...knownBySheaf };
  await uploadBoth(configs, settings, address);
  console.log(`\nSheaf is deployed: ${address}`);
  for (const warning of settings.warnings) console.log(`\n${warning}`);
}

function print(
  configs: WorkerConfigs,
  options: DeployOptions,
  { settings, isLive }: { settings: Settings; isLive: boolean },
) {
  console.log(describePlan(configs, options, { address: settings.address, isLive }));
  for (const warning of settings.warnings) console.log(`\n${warning}`);
}

function countUsed(live: (LiveWorker | undefined)[]): number {
  return Math.max(0, ...live.map((worker) => worker?.databases ?? 0));
}

/** The number of databases never decreases, because the content of an unused one would be missing. */
function countDatabases({ databases }: DeployOptions, live: (LiveWorker | undefined)[]): number {
  const used = Math.max(1, countUsed(live));
  if (databases === undefined || databases === used) return used;
  if (databases < used) {
    throw new Error(
      `--databases is ${databases}, but ${used} are in use: their number never shrinks.`,
    );
  }
  if (live.every(knowsSeveral)) return databases;
  throw new Error(
    'The live version knows one database only: while it is replaced, it would store uploads in the wrong one. ' +
      'Deploy this version first, without --databases, and then add databases by a second deployment.',
  );
}

/**
 * With several databases, the variables of the reading Worker have another type, so that versions that support only
 * one database do not recognize this Worker and refuse to deploy. They would treat the files of the other databases
 * as orphans.
 */
function varsOfReader({ vars, d1_databases }: WorkerConfig): Record<string, string | number> {
  if (d1_databases.length === 1) return vars;
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, value === '' ? '' : Number(value)]),
  );
}

function knowsSeveral(live: LiveWorker | undefined): boolean {
  return !isSheaf(live?.variables) || severalVariable in live.variables || live.databases > 1;
}

/** Returns the live Worker, or undefined if there is none. Throws an Error if it does not belong to Sheaf. */
async function findOwnWorker({ name, vars }: WorkerConfig): Promise<LiveWorker | undefined> {
  const worker = await findLiveWorker(name);
  if (!worker) return undefined;
  const own = [placeholderVariable, ...Object.keys(vars)];
  if (own.some((key) => key in worker.variables)) return worker;
  throw new Error(
    `The account has a Worker named ${name} that is not Sheaf's. Choose another name with SHEAF_NAME.`,
  );
}

function isSheaf(live: LiveVariables): live is Record<string, string> {
  return live !== undefined && !(placeholderVariable in live);
}

function sharedBy(variables: Settings['variables']) {
  const names = ['ORGANIZATION_MAX_STORAGE_BYTES', 'RECOGNITION_MAX_CONCURRENCY'];
  return Object.fromEntries(Object.entries(variables).filter(([name]) => names.includes(name)));
}

async function provideResources(configs: WorkerConfigs, { location }: DeployOptions) {
  const { databases, buckets, queues } = sharedResources(configs);
  const ids = new Map<string, string>();
  for (const name of databases) ids.set(name, await provideDatabase(name, location));
  for (const config of [configs.application, configs.reader]) {
    for (const database of config.d1_databases) {
      database.database_id = ids.get(database.database_name) ?? '';
      database.migrations_dir = resolve('migrations');
    }
  }
  for (const name of buckets) await provideBucket(name, location);
  for (const name of queues) await provideQueue(name);
}

/** Reserves a name with a placeholder Worker. Returns its address on workers.dev, if it has one. */
async function deployPlaceholder(config: WorkerConfig): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-placeholder-'));
  try {
    const path = join(folder, 'wrangler.json');
    writeFileSync(join(folder, 'placeholder.js'), placeholder);
    writeConfig(path, {
      name: config.name,
      main: 'placeholder.js',
      compatibility_date: config.compatibility_date,
      workers_dev: config.workers_dev ?? true,
      preview_urls: false,
      vars: { [placeholderVariable]: 'true' },
    });
    return addressIn(await deployWorker(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function assertOpenedAt(address: string, openedAt: string | undefined) {
  if (!openedAt || address === openedAt || ![address, openedAt].every(isOnWorkersDev)) return;
  throw new Error(`APP_BASE_URL is ${address}, but the Worker is opened at ${openedAt}.`);
}

async function uploadBoth(
  { application, reader }: WorkerConfigs,
  { secrets }: Settings,
  address: string,
) {
  writeConfig(builtPaths.application, application);
  // The former Worker uses the new schema until the upload is complete: migrations drop a column only one release
  // after its last use.
  for (const { binding } of application.d1_databases) {
    await applyMigrations(binding, builtPaths.application);
  }
  const output = await deployWorker(builtPaths.application, secrets);
  assertOpenedAt(address, addressIn(output));
  // The reading Worker loads its data from the application's assets, which exist from here on.
  try {
    await deployReader(reader);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n\nThe application is live, its reading Worker is the former one: ` +
        'new documents may wait for their text until `npm run deploy` succeeds.',
      { cause: error },
    );
  }
}

async function deployReader(reader: WorkerConfig) {
  writeConfig(builtPaths.reader, { ...reader, vars: varsOfReader(reader) });
  try {
    await deployWorker(builtPaths.reader);
  } catch (error) {
    if (!reader.limits || !limitRefusal.test(String(error))) throw error;
    console.log(`\n${withoutLimitNote}\n`);
    await deployReader({ ...reader, limits: undefined });
  }
}

function writeConfig(path: string, config: object) {
  writeFileSync(path, JSON.stringify(config));
}
