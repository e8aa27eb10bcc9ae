import { readFile } from 'node:fs/promises';

const file = new URL('../../../../node_modules/.cache/sheaf/pdfium.wasm', import.meta.url);

let compiled: Promise<WebAssembly.Module> | undefined;

/** PDFium, compiled once. */
export function loadPdfiumModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
