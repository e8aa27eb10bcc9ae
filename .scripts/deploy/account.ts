import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runQuietly } from '../run.ts';

export type LiveWorker = { variables: Record<string, string>; databases: number };

type Binding = { type: string; name: string; text?: string; json?: unknown };

/** Returns undefined if no version is deployed. */
export async function findLiveWorker(worker: string): Promise<LiveWorker | undefined> {
  const deployment = await findOrUndefined(
    ['deployments', 'status', '--name', worker, '--json'],
    /\[code: 10007\]|has no deployments/,
  );
  if (deployment === undefined) return undefined;
  const { versions } = JSON.parse(deployment) as {
    versions: { version_id: string; percentage: number }[];
  };
  const [main] = versions.toSorted((a, b) => b.percentage - a.percentage);
  if (!main) return undefined;
  const view = ['versions', 'view', main.version_id, '--name', worker, '--json'];
  const version = await runQuietly('wrangler', view);
  const { resources } = JSON.parse(version) as {
    resources: { bindings?: Binding[] };
  };
  const bindings = resources.bindings ?? [];
  const variables = bindings.flatMap(({ type, name, text = '', json }) => {
    if (type === 'json') return [[name, String(json)]];
    return type === 'plain_text' ? [[name, text]] : [];
  });
  const databases = bindings.filter(({ type, name }) => type === 'd1' && /^DB(_\d+)?$/.test(name));
  return { variables: Object.fromEntries(variables), databases: databases.length };
}

export async function listSecrets(worker: string): Promise<string[]> {
  const list = ['secret', 'list', '--name', worker, '--format', 'json'];
  const secrets = await runQuietly('wrangler', list);
  return (JSON.parse(secrets) as { name: string }[]).map(({ name }) => name);
}

export async function hasDatabase(name: string): Promise<boolean> {
  return (await findDatabase(name)) !== undefined;
}

/** Returns the id of the database, which is created if it does not exist. */
export async function provideDatabase(name: string, location: string | undefined): Promise<string> {
  const existing = await findDatabase(name);
  if (existing) return existing;
  await run('wrangler', ['d1', 'create', name, ...locationFlag(location)], { CI: 'true' });
  const created = await findDatabase(name);
  if (!created) throw new Error(`The database ${name} was created but is not listed.`);
  return created;
}

/** Returns the id of a database, or undefined if the account has none of that name. */
export async function findDatabase(name: string): Promise<string | undefined> {
  const list = await runQuietly('wrangler', ['d1', 'list', '--json']);
  const databases = JSON.parse(list) as { name: string; uuid: string }[];
  return databases.find((database) => database.name === name)?.uuid;
}

export async function provideBucket(name: string, location: string | undefined) {
  const create = ['r2', 'bucket', 'create', name, ...locationFlag(location)];
  await findOrUndefined(create, /\[code: 10004\]/);
}

export async function provideQueue(name: string) {
  await findOrUndefined(['queues', 'create', name], /\[code: 11009\]/);
}

export async function deployWorker(
  configPath: string,
  secrets: Record<string, string> = {},
): Promise<string> {
  const args = ['deploy', '--config', configPath];
  if (Object.keys(secrets).length === 0) return show(await runQuietly('wrangler', args));
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-secrets-'));
  try {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return show(await runQuietly('wrangler', [...args, '--secrets-file', file]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function applyMigrations(binding: string, configPath: string) {
  const args = ['d1', 'migrations', 'apply', binding, '--remote', '--config', configPath];
  show(await runQuietly('wrangler', args));
}

/** Runs wrangler. Returns undefined if it fails with output that matches `expected`; throws any other failure. */
async function findOrUndefined(args: string[], expected: RegExp): Promise<string | undefined> {
  try {
    return await runQuietly('wrangler', args);
  } catch (error) {
    if (expected.test(String(error))) return undefined;
    throw error;
  }
}

function locationFlag(location: string | undefined): string[] {
  return location ? ['--location', location] : [];
}

function show(output: string): string {
  console.log(output);
  return output;
}
