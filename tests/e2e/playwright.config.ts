import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { oidcProvider } from '../support/oidc-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = process.env.SHEAF_E2E_DIR ?? join(tmpdir(), `sheaf-e2e-${process.pid}`);
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

const demoPort = 8798;

/** One server a configuration: each story runs against the one its project names. */
function server(port: number, variables: Record<string, string> = {}) {
  return {
    command: 'node .scripts/start.ts',
    cwd: root,
    url: `http://localhost:${port}/api/health`,
    timeout: 180_000,
    reuseExistingServer: process.env.CI === undefined,
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
    url: `http://localhost:${demoPort}`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: String(demoPort), SHEAF_OUT_DIR: join(scratch, 'dist-demo') },
  };
}

const peoplePort = 8791;

/** Addresses must be verified, and there is a provider beside e-mail: the one `people.spec.ts` starts. */
const peopleVariables = {
  AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true',
  AUTH_PROVIDERS_CUSTOMS: JSON.stringify([
    {
      providerId: 'acme',
      name: 'Acme',
      discoveryUrl: `http://localhost:${oidcProvider.port}/.well-known/openid-configuration`,
      clientId: oidcProvider.clientId,
      clientSecret: oidcProvider.clientSecret,
    },
  ]),
};

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: process.env.CI === undefined ? 0 : 2,
  use: {
    baseURL: 'http://localhost:8790',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
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
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'product', testIgnore: ['**/demo*.spec.ts', '**/people*.spec.ts'] },
    {
      name: 'people',
      testMatch: '**/people*.spec.ts',
      use: { baseURL: `http://localhost:${peoplePort}` },
    },
    {
      name: 'demo',
      testMatch: '**/demo*.spec.ts',
      use: { baseURL: `http://localhost:${demoPort}` },
    },
  ],
  webServer: [server(8790), server(peoplePort, peopleVariables), demoServer()],
});
