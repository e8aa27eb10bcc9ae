import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { meterWasm } from './meter-wasm.ts';

const folderOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const packages = folderOf('node_modules');
/** Imported by worker/archive/reading. */
const targets = folderOf('node_modules/.cache/sheaf');

/**
 * Writes the module of a package as the Worker, the demo and the tests use it: with a counter of its instructions, `fuel`.
 * Workers cannot compile WebAssembly, so it has to be a file. Returns its path.
 */
export function writeMeteredWasm(path: string): string {
  const source = join(packages, path);
  const target = join(targets, basename(path));
  if (existsSync(target) && statSync(target).mtimeMs >= statSync(source).mtimeMs) return target;
  mkdirSync(dirname(target), { recursive: true });
  // Another process may be doing the same.
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, meterWasm(readFileSync(source), 'fuel'));
  renameSync(draft, target);
  return target;
}
