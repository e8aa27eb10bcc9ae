import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { V4WorkerOptions } from 'miniflare';

type BuiltConfiguration = {
  name: string;
  compatibility_date: string;
  compatibility_flags: string[];
  vars?: Record<string, string>;
  d1_databases: { binding: string; database_id: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  services: { binding: string; service: string }[];
  send_email?: { name: string }[];
  version_metadata: { binding: string };
  assets?: { binding: string; not_found_handling: 'none'; run_worker_first: string[] };
  queues: {
    producers: { binding: string; queue: string }[];
    consumers: {
      queue: string;
      max_batch_size: number;
      max_batch_timeout: number;
      max_retries: number;
      dead_letter_queue: string;
    }[];
  };
};

/**
 * An empty module instead of each engine, because files are read in another process and no Worker here runs the
 * engines.
 */
const emptyWasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const moduleTypes = { js: 'ESModule', wasm: 'CompiledWasm', txt: 'Text', bin: 'Data' } as const;

export function workerOptions(folder: string, variables: Record<string, string>): V4WorkerOptions {
  const built = JSON.parse(
    readFileSync(join(folder, 'wrangler.json'), 'utf8'),
  ) as BuiltConfiguration;
  return {
    name: built.name,
    modulesRoot: folder,
    modules: modulesOf(folder),
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    bindings: { ...built.vars, ...variables },
    versionMetadata: built.version_metadata.binding,
    d1Databases: pairs(built.d1_databases, (each) => [each.binding, each.database_id]),
    r2Buckets: pairs(built.r2_buckets, (each) => [each.binding, each.bucket_name]),
    serviceBindings: pairs(built.services, (each) => [each.binding, each.service]),
    email: { send_email: (built.send_email ?? []).map(({ name }) => ({ name })) },
    queueProducers: pairs(built.queues.producers, (each) => [each.binding, each.queue]),
    queueConsumers: pairs(built.queues.consumers, (each) => [
      each.queue,
      {
        maxBatchSize: each.max_batch_size,
        maxBatchTimeout: each.max_batch_timeout,
        maxRetries: each.max_retries,
        deadLetterQueue: each.dead_letter_queue,
      },
    ]),
    ...(built.assets && { assets: assetsOf(folder, built) }),
  };
}

function modulesOf(folder: string) {
  const entry = 'index.js';
  const others = globSync(`**/*.{${Object.keys(moduleTypes).join()}}`, { cwd: folder });
  return [entry, ...others.filter((path) => path !== entry).toSorted()].map((path) => ({
    type: moduleTypes[path.slice(path.lastIndexOf('.') + 1) as keyof typeof moduleTypes],
    path: join(folder, path),
    ...(path.endsWith('.wasm') && { contents: emptyWasm }),
  }));
}

function assetsOf(folder: string, built: BuiltConfiguration) {
  const { binding = '', not_found_handling, run_worker_first = [] } = built.assets ?? {};
  return {
    directory: join(folder, '..', 'client'),
    binding,
    run_worker_first,
    routerConfig: {
      has_user_worker: true,
      static_routing: { asset_worker: [], user_worker: run_worker_first },
    },
    assetConfig: {
      not_found_handling,
      compatibility_date: built.compatibility_date,
      compatibility_flags: built.compatibility_flags,
    },
  };
}

function pairs<Item, Value>(items: Item[], pairOf: (item: Item) => [string, Value]) {
  return Object.fromEntries(items.map(pairOf));
}
