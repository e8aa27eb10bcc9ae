import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Part of a Worker's configuration that the scripts read or write; wrangler gets the rest unchanged. */
export type WorkerConfig = {
  name: string;
  compatibility_date: string;
  workers_dev?: boolean;
  preview_urls?: boolean;
  routes?: { pattern: string; custom_domain: boolean }[];
  limits?: { cpu_ms: number };
  services?: { binding: string; service: string }[];
  d1_databases: {
    binding: string;
    database_name: string;
    database_id: string;
    migrations_dir: string;
  }[];
  r2_buckets: { bucket_name: string }[];
  queues: { producers: { queue: string }[]; consumers: { dead_letter_queue?: string }[] };
  vars: Record<string, string>;
};

export type WorkerConfigs = { application: WorkerConfig; reader: WorkerConfig };

const defaultName = 'sheaf';

const naming = new Set([
  'name',
  'service',
  'database_name',
  'bucket_name',
  'queue',
  'dead_letter_queue',
]);

export const builtPaths = {
  application: resolve('dist/sheaf/wrangler.json'),
  reader: resolve('dist/sheaf_reader/wrangler.json'),
};

const sourcePaths = {
  application: resolve('wrangler.jsonc'),
  reader: resolve('worker/reader.wrangler.jsonc'),
};

/** Reads both configurations, with `name` instead of `sheaf` as the prefix of every name in the account. */
export function readConfigs(from: 'build' | 'source', name: string): WorkerConfigs {
  const { application, reader } = from === 'build' ? builtPaths : sourcePaths;
  const read = (path: string) => parseConfig(readFileSync(path, 'utf8'), name);
  return { application: read(application), reader: read(reader) };
}

function parseConfig(jsonc: string, name: string): WorkerConfig {
  return JSON.parse(withoutComments(jsonc), (key, value: unknown) =>
    naming.has(key) && typeof value === 'string' ? renamed(value, name) : value,
  ) as WorkerConfig;
}

function renamed(value: string, name: string): string {
  if (value === defaultName) return name;
  return value.startsWith(`${defaultName}-`) ? name + value.slice(defaultName.length) : value;
}

/** Converts JSON with line comments and trailing commas to plain JSON; strings stay unchanged. */
function withoutComments(jsonc: string): string {
  const json = jsonc.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*/g, '$1');
  return json.replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, '$1');
}

export function bindDatabases({ application, reader }: WorkerConfigs, count: number): void {
  for (const config of [application, reader]) {
    const [first] = config.d1_databases;
    if (!first) throw new Error(`${config.name} has no database`);
    const further = Array.from({ length: count - 1 }, (_, index) => ({
      ...first,
      binding: `${first.binding}_${index + 2}`,
      database_name: `${first.database_name}-db-${index + 2}`,
    }));
    config.d1_databases = [first, ...further];
  }
}

export function sharedResources({ application, reader }: WorkerConfigs) {
  const configs = [application, reader];
  return {
    databases: unique(
      configs.flatMap((config) => config.d1_databases.map((d1) => d1.database_name)),
    ),
    buckets: unique(configs.flatMap((config) => config.r2_buckets.map((r2) => r2.bucket_name))),
    queues: unique(
      configs.flatMap(({ queues: { producers, consumers } }) => [
        ...producers.map(({ queue }) => queue),
        ...consumers.flatMap(({ dead_letter_queue: queue }) => queue ?? []),
      ]),
    ),
  };
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
