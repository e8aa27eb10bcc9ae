import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from './copy-build.ts';
import { assertLocalDatabaseContinues } from './former-database.ts';
import { ensureSecret } from './local-profile.ts';
import { serveReader } from './reader/serve-reader.ts';
import { migrate, run, toolEnvironment } from './run.ts';

const cronInterval = 15_000;
/** Without it, the runtime's own server keeps what it has freed: the build that it has passed on, and files on their way. */
const returnsMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Serves the whole product in the local runtime, with a Cron of its own: `vite preview` of a fresh build, or `vite dev`
 * with hot reload; beside it the process that reads files. Ends with the server.
 */
export async function serve(mode: 'preview' | 'dev', defaultPort: number) {
  const port = Number(process.env.PORT ?? defaultPort);
  const stateDirectory = process.env.SHEAF_STATE_DIR ?? '.state';
  assertLocalDatabaseContinues(stateDirectory);
  const reader = await serveReader();
  const env = {
    SHEAF_PROFILE: 'local',
    READER_URL: reader.url,
    PORT: String(port),
    SHEAF_STATE_DIR: stateDirectory,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
  ensureSecret();
  await migrate(stateDirectory);
  const built = mode === 'preview' ? await prepareBuild(port, env) : { args: [] };
  const child = spawn('vite', [mode, ...built.args, '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: toolEnvironment({ ...returnsMemory, ...env, ...built.env }),
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

/**
 * Builds the product, or copies the build in SHEAF_BUILD_DIR, made by the first server that finds none there. Returns how
 * `vite preview` finds it.
 */
async function prepareBuild(port: number, env: Record<string, string>) {
  const { SHEAF_BUILD_DIR: source, SHEAF_OUT_DIR: target } = process.env;
  if (source === undefined || target === undefined) {
    await run('vite', ['build', '--logLevel', 'warn'], env);
    return { args: [] };
  }
  if (!existsSync(source)) {
    await run('vite', ['build', '--logLevel', 'warn'], { SHEAF_OUT_DIR: source });
  }
  copyBuild(source, { target, port, env: { ...process.env, ...env } });
  return {
    args: [target, '--config', 'vite.config.ts'],
    env: { SHEAF_OUT_DIR: join(target, 'client') },
  };
}

/** The local runtime does not keep Cron's time itself. */
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
