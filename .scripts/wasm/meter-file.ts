import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { meterWasm } from './meter-wasm.ts';

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const scripts = folderOf('.');
const packages = folderOf('../../node_modules');
const targets = folderOf('../../node_modules/.cache/sheaf');

export function meterPackageFile(path: string, exportedImports?: Record<string, string>): string {
  return meterModule(join(packages, path), exportedImports);
}

/**
 * Writes a module with an instruction counter, `fuel`, for the Worker, the demo and the tests. It has to be a file,
 * because Workers cannot compile WebAssembly. Returns its path.
 */
export function meterModule(source: string, exportedImports?: Record<string, string>): string {
  const target = join(targets, basename(source));
  meterFile(source, target, exportedImports);
  return target;
}

/**
 * Writes a module with an instruction counter, and again after a change of the module or of the scripts that add the
 * counter.
 */
export function meterFile(
  source: string,
  target: string,
  exportedImports?: Record<string, string>,
): void {
  const bytes = readFileSync(source);
  const hash = hashOf(bytes);
  const hashFile = `${target}.source`;
  if (existsSync(target) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  mkdirSync(dirname(target), { recursive: true });
  replaceFile(target, meterWasm(bytes, 'fuel', exportedImports));
  replaceFile(hashFile, hash);
}

function hashOf(module: Uint8Array): string {
  const hash = createHash('sha256').update(module);
  for (const name of readdirSync(scripts).toSorted())
    hash.update(readFileSync(join(scripts, name)));
  return hash.digest('hex');
}

/** The file is renamed into place, because another process may write the same file. */
function replaceFile(path: string, content: Uint8Array | string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
