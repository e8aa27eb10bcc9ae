import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));

let compiled: Promise<WebAssembly.Module> | undefined;

/** MozJPEG, compiled once, for readers that run in Node: tests, and processes beside a local server. */
export function loadJpegModule(): Promise<WebAssembly.Module | undefined> {
  compiled ??= readFile(path).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
