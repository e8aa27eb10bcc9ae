import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { readLanguageData } from '../.scripts/language-data.ts';
import { writeMeteredModules } from '../.scripts/wasm/metered-modules.ts';
import { bundledPackages } from './support/bundled-packages.ts';
import { bytesPlugin } from './support/bytes-plugin.ts';
import { productBundle } from './support/product-bundle-plugin.ts';
import { withoutPackageSourceMaps } from './support/package-source-maps-plugin.ts';
import { testVariables } from './support/test-variables.ts';

writeMeteredModules();

/** The Worker's tests run on three databases, of which the first one has the people; with SHEAF_TEST_DATABASES=1 on one. */
const furtherDatabases = Array.from(
  { length: Number(process.env.SHEAF_TEST_DATABASES ?? 3) - 1 },
  (_, index) => [`DB_${index + 2}`, `sheaf-${index + 2}`],
);

const root = fileURLToPath(new URL('..', import.meta.url));

/** For what never ends: no test waits for a time, and none fails because a machine is slow. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

const unitTests = globSync(
  ['{shared,web,worker}/**/*.test.{ts,tsx}', 'tests/{architecture,unit}/**/*.test.ts'],
  { cwd: root },
);
/** What shows that a test changes or measures what others of its process share: it gets a process of its own. */
const usesProcess =
  /vi\.(?:mock|doMock|hoisted|resetModules|stub\w+)|fake-indexeddb|globalThis|process\.(?:env|on)\b|memoryUsage|arrayBuffers|watch-rows|collect-garbage|freeMemory|cpu-time|demo-harness/;
/** Spies and timers end with each file, but in the client they show what a module keeps, like schemas that are loaded later. */
const watchesModules = /vi\.(?:useFakeTimers|spyOn)/;
const isolatedTests = unitTests.filter((path) => {
  const text = readFileSync(root + path, 'utf8');
  return usesProcess.test(text) || (path.startsWith('web/') && watchesModules.test(text));
});

/** Tests of functions: without isolation, a module is loaded once for all files. */
const unit = (name: string, options: { include: string[]; isolate: boolean }) => ({
  root,
  test: {
    name,
    environment: 'node' as const,
    setupFiles: ['tests/support/set-up.ts'],
    ...options,
    ...patience,
  },
});

export default defineConfig({
  root,
  test: {
    projects: [
      unit('unit', {
        include: unitTests.filter((path) => !isolatedTests.includes(path)),
        isolate: false,
      }),
      unit('unit-isolated', { include: isolatedTests, isolate: true }),
      {
        root,
        resolve: {
          alias: {
            '#harness': `${root}tests/support/demo-harness.ts`,
            './storage/open-sqlite.ts': `${root}tests/support/exported-once.ts`,
          },
        },
        plugins: [bytesPlugin(), productBundle()],
        test: {
          name: 'demo',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/set-up.ts', 'tests/support/empty-archive.ts'],
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/start-servers.ts'],
          ...patience,
        },
      },
      {
        root,
        resolve: {
          alias: {
            '#harness': `${root}tests/support/workerd-harness.ts`,
            '@better-auth/utils/password': `${root}tests/support/remembered-passwords.ts`,
          },
        },
        plugins: [
          bytesPlugin(),
          productBundle(),
          withoutPackageSourceMaps(),
          cloudflareTest(async () => ({
            // The runtime's own notes, like a stack for each connection that a test breaks.
            verbose: false,
            wrangler: { configPath: `${root}wrangler.jsonc` },
            // What the queues deliver counts as well.
            main: `${root}tests/support/limits/limited-worker.ts`,
            miniflare: {
              d1Databases: Object.fromEntries(furtherDatabases),
              // tests/support/environment.ts has the reading Worker.
              serviceBindings: {
                READER: () => new Response(null, { status: 503 }) as never,
                ASSETS: async ({ url }: { url: string }) => {
                  const data = await readLanguageData(new URL(url).pathname);
                  return new Response(data && new Uint8Array(data), {
                    status: data ? 200 : 404,
                  }) as never;
                },
              },
              bindings: {
                ...testVariables,
                MIGRATIONS: await readD1Migrations(`${root}migrations`),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          isolate: false,
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: bundledPackages,
                rolldownOptions: { external: [/^node:/, /^cloudflare:/] },
              },
            },
          },
          include: ['tests/{contract,worker}/**/*.test.ts'],
          setupFiles: [
            'tests/support/set-up.ts',
            'tests/support/limits/fail-on-excess.ts',
            'tests/support/empty-archive.ts',
          ],
          globalSetup: ['tests/support/start-servers.ts'],
          ...patience,
        },
      },
    ],
  },
});
