import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { oidcClient } from '../support/oidc-server.ts';
import { ports } from './support/ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Kept in the environment, which the stories see, too: in their processes the id is another one.
const scratch = (process.env.SHEAF_E2E_DIR ??= join(tmpdir(), `sheaf-e2e-${process.pid}`));
process.env.SHEAF_BUILD_DIR ??= join(scratch, 'build');
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** One server a configuration: each story runs against the one its project names. */
function server(port: number, variables: Record<string, string> = {}) {
  return {
    command: 'node .scripts/start.ts',
    cwd: root,
    url: `http://localhost:${port}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: {
      PORT: String(port),
      SHEAF_STATE_DIR: join(scratch, `state-${port}`),
      SHEAF_OUT_DIR: join(scratch, `dist-${port}`),
      RATE_LIMIT_IS_ENABLED: 'false',
      ...variables,
    },
  };
}

/** The demo: files, and nothing behind them. */
function demoServer() {
  return {
    command: 'node .scripts/demo.ts',
    cwd: root,
    url: `http://localhost:${ports.demo}`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: String(ports.demo), SHEAF_OUT_DIR: join(scratch, 'dist-demo') },
  };
}

/** Addresses must be verified, and there is a provider beside e-mail: the one `people.spec.ts` starts. */
const peopleVariables = {
  AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true',
  AUTH_PROVIDERS_CUSTOMS: JSON.stringify([
    {
      providerId: 'acme',
      name: 'Acme',
      discoveryUrl: `http://localhost:${ports.oidc}/.well-known/openid-configuration`,
      clientId: oidcClient.clientId,
      clientSecret: oidcClient.clientSecret,
    },
  ]),
};

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  reporter: [['list']],
  // Nothing waits that long but on a machine that does much else.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  use: {
    baseURL: `http://localhost:${ports.product}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // What it loads does not pass the routes of a test; offline.spec.ts runs with it.
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
    // Recording the screen doubles the time of a run, and copying the page at every step adds a sixth: `--trace on`.
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
  webServer: [
    server(ports.product, { INTAKE_EMAILS_UNVERIFIED: 'quarantine' }),
    server(ports.people, peopleVariables),
    demoServer(),
  ],
});
