import { spawn } from 'node:child_process';

export type ServedProduct = { pid: number; kill: () => void };

/** Starts the product with its archive and its build in the directory. Resolves once it responds. */
export async function serveProduct(options: {
  port: string;
  directory: string;
}): Promise<ServedProduct> {
  const { port, directory } = options;
  const child = spawn(process.execPath, ['.scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PORT: port,
      SHEAF_STATE_DIR: `${directory}/state`,
      SHEAF_OUT_DIR: `${directory}/dist`,
      SHEAF_BUILD_DIR: `${directory}/build`,
    },
  });
  for (;;) {
    const { pid, exitCode } = child;
    if (exitCode !== null || pid === undefined) throw new Error('The product did not start');
    const response = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (response?.ok) return { pid, kill: () => process.kill(-pid, 'SIGKILL') };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
