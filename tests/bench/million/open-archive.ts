import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getPlatformProxy } from 'wrangler';
import { localProfile } from '../../../.scripts/local-profile.ts';
import { createServer } from 'vite';
import type { D1Like, DatabaseUsage } from '../../../worker/database/metering.ts';
import type { Environment } from '../../../worker/platform/cloudflare/environment.ts';
import type { Platform } from '../../../worker/platform/platform.ts';
import { placeDatabases } from '../../support/local-databases.ts';
import type * as application from './application.ts';
import { databasesCount, layoutOf } from './layout.ts';
import { reconnecting } from './reconnecting.ts';
import { seededPath } from './seed.ts';

const origin = 'http://localhost:8787';
const user = { email: 'bench@example.com', name: 'Bench', password: 'correct horse battery' };
const bindings = Array.from({ length: databasesCount }, (_, shard) =>
  shard === 0 ? 'DB' : `DB_${shard + 1}`,
);

export type Cost = { ms: number; trips: number; rowsRead: number; found: number };
export type OpenArchive = Awaited<ReturnType<typeof openArchive>>;

/**
 * Opens the whole application over the databases of a seeded archive, on D1 of the local runtime, with a member of
 * all its organizations.
 */
export async function openArchive(directory: string, documents: number) {
  const configPath = writeConfig(directory);
  if (existsSync(seededPath(directory, 0))) {
    const files = bindings.map((binding, shard) => [binding, seededPath(directory, shard)]);
    await placeDatabases(Object.fromEntries(files), { configPath, state: directory });
  }
  const { environment, dispose } = await openBindings(directory, configPath);
  const { createApp, createPlatform, runCron, closeLoader } = await loadApplication();
  const app = createApp();
  const background: Promise<unknown>[] = [];
  const context = { waitUntil: (work: Promise<unknown>) => void background.push(work) };
  let cookie = '';

  async function send(method: string, path: string, body?: unknown) {
    const request = new Request(origin + path, {
      method,
      headers: {
        cookie,
        origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const platform = createPlatform(environment, context, request);
    const start = performance.now();
    const response = await app.fetch(request, platform);
    const text = await response.text();
    const ms = performance.now() - start;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return { response, text, cost: costOf(platform.databaseUsage, ms, text) };
  }

  async function measureWork(work: (platform: Platform) => Promise<unknown>): Promise<Cost> {
    const platform = createPlatform(environment, context);
    const start = performance.now();
    await work(platform);
    return costOf(platform.databaseUsage, performance.now() - start);
  }

  const { response } = await send('POST', '/api/auth/sign-in/email', user).catch(() =>
    send('POST', '/api/auth/sign-up/email', user),
  );
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await addOrganizations(environment.DB, documents);
  return {
    send,
    measureWork,
    runCron: () => measureWork(runCron),
    async close() {
      await Promise.allSettled(background);
      await closeLoader();
      await dispose();
    },
  };
}

/** Loads through Vite, which the texts need, including modules that it loads later. */
async function loadApplication() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const path = new URL('application.ts', import.meta.url).pathname;
  const module = (await server.ssrLoadModule(path)) as typeof application;
  return { ...module, closeLoader: () => server.close() };
}

function costOf({ roundTrips, rowsRead }: DatabaseUsage, ms: number, text = ''): Cost {
  const found = Number(/"documentsCount":(\d+)/.exec(text)?.[1] ?? 0);
  return { ms, trips: roundTrips, rowsRead, found };
}

async function addOrganizations(database: D1Like, documents: number): Promise<void> {
  const rows = layoutOf(documents).map(({ id, shard }) => ({ id, shard }));
  const json = JSON.stringify(rows);
  await database
    .prepare(
      `insert or ignore into organizations (id, name, created_at, updated_at, shard)
       select value ->> 'id', value ->> 'id', 0, 0, value ->> 'shard' from json_each(?)`,
    )
    .bind(json)
    .all();
  await database
    .prepare(
      `insert or ignore into members (id, organization_id, user_id, role, created_at)
       select 'mem_' || substr(value ->> 'id', 5), value ->> 'id', users.id, 'owner', 0
       from json_each(?) cross join users where users.email = ?`,
    )
    .bind(json, user.email)
    .all();
}

function writeConfig(directory: string): string {
  const source = readFileSync('wrangler.jsonc', 'utf8');
  const date = /"compatibility_date": "([\d-]+)"/.exec(source)?.[1];
  const configPath = `${directory}/wrangler.json`;
  const queues = ['jobs', 'reading', 'recognition', 'webhooks', 'dead-letters'];
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'sheaf',
      compatibility_date: date,
      d1_databases: bindings.map((binding) => ({
        binding,
        database_name: binding,
        database_id: binding,
      })),
      r2_buckets: [{ binding: 'FILES', bucket_name: 'files' }],
      queues: {
        producers: queues.map((queue) => ({
          binding: queue.toUpperCase().replace('-', '_'),
          queue,
        })),
      },
    }),
  );
  return configPath;
}

async function openBindings(directory: string, configPath: string) {
  const { env, dispose } = await getPlatformProxy<Environment>({
    configPath,
    persist: { path: `${directory}/v3` },
    envFiles: [],
  });
  const variables = {
    ...localProfile(8787, { RATE_LIMIT_IS_ENABLED: 'false', LOG_IS_ENABLED: 'false' }),
    AUTH_SECRET: 'a secret of the bench, which nobody else has',
    CF_VERSION_METADATA: { id: 'bench' },
  };
  const databases = Object.fromEntries(
    bindings.map((binding) => [binding, reconnecting(env[binding as 'DB'])]),
  );
  return {
    environment: { ...env, ...variables, ...databases, FILES: noFiles } as unknown as Environment,
    dispose,
  };
}

/** The documents have no files, because only databases are measured; Cron would log each missing file. */
const { error } = console;
console.error = (line: unknown) => String(line).includes('"file-missing"') || error(line);
const noFiles = {
  get: () => Promise.resolve(null),
  list: () => Promise.resolve({ objects: [], truncated: false }),
};
