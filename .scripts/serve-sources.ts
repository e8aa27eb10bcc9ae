import { spawn } from 'node:child_process';
import { ensureSecret, localVariablesFile } from './local-profile.ts';
import { migrate } from './migrate.ts';
import { serveReader } from './reader/serve-reader.ts';
import { toolEnvironment } from './run.ts';

const cronInterval = 15_000;

/**
 * Serves the whole product with hot reload: `vite dev` with its own Cron, and the process that reads files, which
 * ends with the server.
 */
export async function serveSources(defaultPort: number) {
  const port = Number(process.env.PORT ?? defaultPort);
  const stateDirectory = process.env.SHEAF_STATE_DIR ?? '.state';
  const reader = await serveReader();
  ensureSecret();
  const { RECOGNITION_LANGUAGES } = localVariablesFile();
  await migrate(stateDirectory);
  const child = spawn('vite', ['dev', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: toolEnvironment({
      SHEAF_PROFILE: 'local',
      READER_URL: reader.url,
      PORT: String(port),
      SHEAF_STATE_DIR: stateDirectory,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      ...(RECOGNITION_LANGUAGES && { RECOGNITION_LANGUAGES }),
    }),
  });
  const cron = setInterval(() => void runCron(port), cronInterval);
  const stop = () => {
    reader.stop();
    child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  child.on('exit', (code) => {
    clearInterval(cron);
    process.exit(code ?? 0);
  });
  await untilHealthy(port);
  await runCron(port);
  console.log(`\n  Sheaf is ready: http://localhost:${port}\n`);
}

/** The local runtime has no scheduler for Cron. */
async function runCron(port: number) {
  await fetch(`http://localhost:${port}/cdn-cgi/handler/scheduled`).catch(() => undefined);
}

async function untilHealthy(port: number) {
  for (;;) {
    const response = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
}
