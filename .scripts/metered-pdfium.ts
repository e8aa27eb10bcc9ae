import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { meterWasm } from './meter-wasm.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const source = fileOf('node_modules/@hyzyla/pdfium/dist/pdfium.wasm');
/** Imported by worker/archive/reading/pdf/pdfium-module.*.ts. */
const target = fileOf('node_modules/.cache/sheaf/pdfium.wasm');

/**
 * Writes the PDFium that the Worker, the demo and the tests use: the one of the package with a counter of its
 * instructions, `fuel`. Workers cannot compile WebAssembly, so it has to be a file. Returns its path.
 */
export function writeMeteredPdfium(): string {
  if (existsSync(target) && statSync(target).mtimeMs >= statSync(source).mtimeMs) return target;
  mkdirSync(dirname(target), { recursive: true });
  // Another process may be doing the same.
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, meterWasm(readFileSync(source), 'fuel'));
  renameSync(draft, target);
  return target;
}
