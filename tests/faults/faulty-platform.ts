import { sha256Hex } from '../../shared/bytes/sha256.ts';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import type { D1Like, D1StatementLike } from '../../worker/database/metering.ts';
import type { FileStore, Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { openMigratedSqlite, sqliteAsD1 } from '../support/sqlite-database.ts';
import { createSqlitePlatform } from '../support/sqlite-platform.ts';

/** What lies outside a process and stays when it dies: database, files, the messages of the queue, and time. */
export type World = {
  d1: D1Like;
  files: Map<string, { bytes: Uint8Array<ArrayBuffer>; uploadedAt: Date }>;
  messages: QueuedJob[];
  now: number;
  /** What the database was asked so far; in SQL as `batch_number()`. */
  batches: number;
};

export function createWorld(): World {
  const sqlite = openMigratedSqlite();
  const world: World = {
    d1: sqliteAsD1(sqlite),
    files: new Map(),
    messages: [],
    now: Date.UTC(2026, 0, 1),
    batches: 0,
  };
  sqlite.function('batch_number', () => world.batches);
  return world;
}

/** Runs a call of the database, the file store or the queue; it may fail before or after it, or end the process. */
export type Step = <Result>(call: () => Promise<Result>, to: Service) => Promise<Result>;
export type Service = 'database' | 'files' | 'queue';

/** The platform of one process; before it tries a call of the database again, it pauses. */
export function platformIn(
  world: World,
  step: Step = (call) => call(),
  pause: () => Promise<void> = () => Promise.resolve(),
): Platform {
  const overrides = {
    files: steppedFiles(world, step),
    reader: createInProcessReader(() => Promise.resolve(null)),
    jobs: {
      send: (jobs: QueuedJob[]) => step(async () => void world.messages.push(...jobs), 'queue'),
    },
    clock: { now: () => new Date(world.now) },
    inBackground: (work: Promise<unknown>) => void work.catch(() => undefined),
  };
  return createSqlitePlatform(overrides, steppedD1(world, step), {
    pause,
    now: () => world.now,
  }).platform;
}

type SteppedStatement = D1StatementLike & { inner: D1StatementLike };

function steppedD1(world: World, step: Step): D1Like {
  const { d1 } = world;
  const inBatch = <Result>(call: () => Promise<Result>) =>
    step(() => {
      world.batches += 1;
      return call();
    }, 'database');
  const wrap = (inner: D1StatementLike): SteppedStatement => ({
    inner,
    bind: (...values) => wrap(inner.bind(...values)),
    all: () => inBatch(() => inner.all()),
  });
  return {
    prepare: (query) => wrap(d1.prepare(query)),
    batch: (statements) =>
      inBatch(() => d1.batch((statements as SteppedStatement[]).map(({ inner }) => inner))),
  };
}

function steppedFiles(world: World, step: Step): FileStore {
  const { files } = world;
  const inStore = <Result>(call: () => Promise<Result>) => step(call, 'files');
  return {
    put: async (key, body) => {
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      return inStore(async () => {
        files.set(key, { bytes, uploadedAt: new Date(world.now) });
        return { size: bytes.length, sha256: await sha256Hex(bytes) };
      });
    },
    get: (key, range) =>
      inStore(async () => {
        const file = files.get(key);
        if (!file) return null;
        const { offset, length } = range ?? { offset: 0, length: file.bytes.length };
        const body = new Blob([file.bytes.subarray(offset, offset + length)]).stream();
        return { body, size: file.bytes.length, etag: await sha256Hex(file.bytes) };
      }),
    replace: (key, bytes, etag) =>
      inStore(async () => {
        const file = files.get(key);
        if ((file ? await sha256Hex(file.bytes) : null) !== etag) return false;
        files.set(key, { bytes, uploadedAt: new Date(world.now) });
        return true;
      }),
    delete: (keys) => inStore(async () => keys.forEach((key) => files.delete(key))),
    list: () =>
      inStore(async () => ({
        files: [...files].map(([key, { uploadedAt }]) => ({ key, uploadedAt })),
        cursor: null,
      })),
  };
}
