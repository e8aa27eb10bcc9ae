import url from '../../../../node_modules/.cache/sheaf/pdfium.wasm?url';

let compiled: Promise<WebAssembly.Module> | undefined;

/** PDFium, compiled once; again after a failed download. */
export function loadPdfiumModule(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(url)).catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}
