import url from '../../../../node_modules/.cache/sheaf/tesseract-core-simd-lstm.wasm?url';

let compiled: Promise<WebAssembly.Module> | undefined;

/** The core of Tesseract, compiled once; again after a failed download. */
export function loadTesseractModule(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(url)).catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}
