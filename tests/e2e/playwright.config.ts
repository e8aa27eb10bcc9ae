import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { ports } from './support/ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// The path is kept in the environment, because the process id differs in the workers.
const scratch = (process.env.SHEAF_E2E_DIR ??= join(tmpdir(), `sheaf-e2e-${process.pid}`));
process.env.SHEAF_BUILD_DIR ??= join(scratch, 'build');
// Headless Chromium, which is also Playwright's own download, halves the time for the page of a new context.
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path));

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  reporter: [['list']],
  // Only a busy machine needs this long.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  use: {
    baseURL: `http://localhost:${ports.product}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Animations take a sixth of a run's time; the stories of overlays enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of the service worker bypass the routes of a test; offline.spec.ts enables it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Recording the screen doubles the time of a run, and snapshots of every step add a sixth: `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'product', testIgnore: ['**/demo*.spec.ts', '**/people*.spec.ts'] },
    {
      name: 'people',
      testMatch: '**/people*.spec.ts',
      use: { baseURL: `http://localhost:${ports.people}` },
    },
    {
      name: 'demo',
      testMatch: '**/demo*.spec.ts',
      use: { baseURL: `http://localhost:${ports.demo}` },
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/start-servers.ts',
    cwd: root,
    wait: { stdout: /All servers are ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
