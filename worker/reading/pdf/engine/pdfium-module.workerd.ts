import pdfium from '../../../../node_modules/.cache/sheaf/pdfium.wasm?module';

/** A Worker cannot compile WebAssembly, only import compiled modules. */
export function loadPdfiumModule(): Promise<WebAssembly.Module> {
  return Promise.resolve(pdfium);
}
