import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtPaths } from './deploy/worker-configs.ts';
import {
  compareSizes,
  parseUpload,
  yardstick,
  type WorkerName,
  type WorkerSize,
} from './deploy/worker-sizes.ts';
import { runQuietly } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-sizes-'));

async function measure(name: WorkerName): Promise<WorkerSize> {
  const config = builtPaths[name];
  const dryRun = ['deploy', '--dry-run', '--config', config, '--outdir', join(folder, name)];
  const upload = parseUpload(await runQuietly('wrangler', dryRun));
  return { ...upload, startUp: await startUpOf(join(dirname(config), 'index.js')) };
}

/**
 * Returns the CPU milliseconds of a module's start-up in Node, which has the same engine as Workers: the fastest of
 * nine, each in a new process.
 */
async function startUpOf(path: string): Promise<number> {
  const code = `const start = process.threadCpuUsage();
    await import(${JSON.stringify(pathToFileURL(path))});
    const { user, system } = process.threadCpuUsage(start);
    console.log((user + system) / 1000);`;
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    times.push(Number(await runQuietly('node', ['--input-type=module', '--eval', code])));
  }
  return Math.min(...times);
}

/** Prints the sizes of the upload, and fails if one exceeds its limit. */
try {
  const yardstickPath = join(folder, 'yardstick.mjs');
  writeFileSync(yardstickPath, yardstick);
  const workers = { application: await measure('application'), reader: await measure('reader') };
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true });
  const assets = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const sizes = compareSizes(workers, await startUpOf(yardstickPath), {
    count: assets.length,
    largestBytes: Math.max(...assets),
  });
  for (const { line, isTooMuch } of sizes) console.log(isTooMuch ? `${line}: too much` : line);
  if (sizes.some(({ isTooMuch }) => isTooMuch)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
