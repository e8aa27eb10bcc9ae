import pdfium from '../../../../node_modules/.cache/sheaf/pdfium.wasm?module';

/** PDFium, compiled. A Worker cannot compile WebAssembly, only import what was compiled for it. */
export function loadPdfiumModule(): Promise<WebAssembly.Module> {
  return Promise.resolve(pdfium);
}
