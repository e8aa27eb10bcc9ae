import { readFile } from 'node:fs/promises';
import { writeMeteredTesseract } from './metered-tesseract.ts';

let compiled: Promise<WebAssembly.Module> | undefined;

/** The core of Tesseract, compiled once, for readers that run in Node: tests, and processes beside a local server. */
export function loadTesseractModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(writeMeteredTesseract()).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
