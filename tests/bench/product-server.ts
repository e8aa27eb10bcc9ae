import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { ensureSecret } from '../../.scripts/local-profile.ts';
import { run, toolEnvironment } from '../../.scripts/run.ts';

const port = Number(process.env.SHEAF_BENCH_PORT ?? 8799);
export const baseUrl = `http://localhost:${port}`;

function environment(options: { directory: string; stateDirectory: string }) {
  return {
    SHEAF_PROFILE: 'local',
    PORT: String(port),
    SHEAF_STATE_DIR: options.stateDirectory,
    SHEAF_OUT_DIR: `${options.directory}/dist`,
    RATE_LIMIT_IS_ENABLED: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
}

export async function buildProduct(directory: string): Promise<void> {
  ensureSecret();
  await run(
    'vite',
    ['build', '--logLevel', 'warn'],
    environment({ directory, stateDirectory: '' }),
  );
}

export type ProductServer = { memoryMb: () => number; stop: () => Promise<void> };

/**
 * Starts the built product on workerd with the local D1 of a state directory, without Cron, whose writes would
 * interfere.
 */
export async function startProduct(options: {
  directory: string;
  stateDirectory: string;
}): Promise<ProductServer> {
  const child = spawn('vite', ['preview', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: toolEnvironment(environment(options)),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (;;) {
    const response = await fetch(`${baseUrl}/api/health`).catch(() => undefined);
    if (response?.ok) break;
    if (response) {
      child.kill('SIGTERM');
      throw new Error(`The product does not work: ${await response.text()}`);
    }
    if (child.exitCode !== null) throw new Error('The product did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    memoryMb: () => residentMemory(child.pid ?? 0) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns the kilobytes of the workerd processes below a process, from Linux's /proc; 0 on other systems. */
function residentMemory(rootPid: number): number {
  let processes: { pid: number; parent: number; name: string; kilobytes: number }[];
  try {
    processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => processOf(Number(pid)) ?? []);
  } catch {
    return 0;
  }
  const below = (pid: number): typeof processes =>
    processes
      .filter(({ parent }) => parent === pid)
      .flatMap((child) => [child, ...below(child.pid)]);
  return below(rootPid)
    .filter(({ name }) => name.includes('workerd'))
    .reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

function processOf(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
    return {
      pid,
      parent: Number(field('PPid')),
      name: field('Name'),
      kilobytes: Number(field('VmRSS')),
    };
  } catch {
    return undefined;
  }
}
