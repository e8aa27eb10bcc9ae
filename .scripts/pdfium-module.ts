import { readFile } from 'node:fs/promises';
import { writeMeteredPdfium } from './metered-pdfium.ts';

let compiled: Promise<WebAssembly.Module> | undefined;

/** PDFium, compiled once, for readers that run in Node: tests, and processes beside a local server. */
export function loadPdfiumModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(writeMeteredPdfium()).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
