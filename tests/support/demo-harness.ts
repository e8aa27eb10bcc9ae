import 'fake-indexeddb/auto';
import { createId, randomString } from '../../shared/ids.ts';
import { readLanguageData } from '../../.scripts/language-data.ts';
import { sessionsTable, usersTable } from './tables.ts';
import { rewriteSearchIndex } from '../../worker/archive/search/index/layout/rewrite-search-index.ts';
import { resendJobs } from '../../worker/entries/resend-jobs.ts';
import { createInProcessReader } from '../../worker/reading/in-process-reader.ts';
import { parseConfig } from '../../worker/platform/config.ts';
import type { Platform, Sessions } from '../../worker/platform/platform.ts';
import { noRules } from '../../web/demo/demo-rules.ts';
import { createDemoServer, type DemoServer } from '../../web/demo/demo-server.ts';
import { openDemoStorage, type DemoStorage } from '../../web/demo/storage/demo-storage.ts';
import type { Harness } from './harness.ts';
import { testVariables } from './test-variables.ts';

const cookieName = 'sheaf.session_token';

/** The demo has one user, but the contract needs several, so a cookie selects the session here. */
const sessions: Sessions = {
  tokenOf: async (request) =>
    new RegExp(`${cookieName}=(\\w+)$`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
  handle: () => Promise.resolve(new Response(null, { status: 404 })),
};

let platformInUse: Platform | undefined;
const reader = createInProcessReader(readLanguageData);

const server: Promise<DemoServer> = openStorage().then(async (storage) => {
  const started = createDemoServer({
    readAsset: readLanguageData,
    reader,
    config: parseConfig(testVariables),
    rules: noRules,
    storage,
    sessions: () => sessions,
    withLock: oneAtATime(),
    seed: () => Promise.resolve(),
    onChange: () => undefined,
  });
  await keepPlatform(started);
  return started;
});

function keepPlatform(started: DemoServer) {
  return started.withPlatform(async (platform) => {
    // The server's own reader releases the archive's lock, which is held only during a request.
    platformInUse = { ...platform, reader };
    await rewriteSearchIndex(platform);
    await rewriteSearchIndex(platform);
  });
}

/** The product as the demo runs it, over SQLite in WebAssembly and IndexedDB, here in Node. */
export const harness: Harness = {
  name: 'demo',
  async fetch(path, init) {
    return (await server).fetch(new Request(new URL(path, testVariables.APP_BASE_URL), init));
  },
  async signUp({ email, name }) {
    const token = randomString(24, 'abcdefghijklmnopqrstuvwxyz');
    const userId = createId('usr');
    const now = new Date();
    await (
      await server
    ).withPlatform(async ({ identityDatabase }) => {
      await identityDatabase
        .insert(usersTable)
        .values({ id: userId, email, name, emailVerified: true, createdAt: now, updatedAt: now });
      await identityDatabase.insert(sessionsTable).values({
        id: createId('evt'),
        token,
        userId,
        expiresAt: new Date(now.getTime() + 86_400_000),
        createdAt: now,
        updatedAt: now,
      });
    });
    return { cookie: `${cookieName}=${token}` };
  },
  async empty() {
    const started = await server;
    await started.reset();
    await keepPlatform(started);
  },
  async finishJobs() {
    const { withPlatform, finishJobs } = await server;
    // Only Cron sends the jobs that a trigger writes.
    await withPlatform(resendJobs);
    await finishJobs();
  },
  platform() {
    if (!platformInUse) throw new Error('The demo has not started');
    return platformInUse;
  },
};

/**
 * Opens the demo's storage with the snapshot of the empty archive alone, which has the tables. Snapshots have tests
 * of their own; comparing and writing them after each request took most of the time.
 */
async function openStorage(): Promise<DemoStorage> {
  const storage = await openDemoStorage();
  let empty: Uint8Array | null = null;
  let isEmpty = true;
  let version = 0;
  return {
    ...storage,
    readVersion: async () => version,
    async readSnapshot() {
      if (!isEmpty) throw new Error('The archive was closed by an error, and no snapshot has it');
      return empty;
    },
    async writeSnapshot(next, nextVersion) {
      isEmpty = empty === null;
      empty ??= next;
      version = nextVersion;
    },
    async clear() {
      await storage.clear();
      isEmpty = true;
      version += 1;
      return version;
    },
  };
}

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
