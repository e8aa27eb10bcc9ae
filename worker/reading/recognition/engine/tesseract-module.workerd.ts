import tesseract from '../../../../node_modules/.cache/sheaf/tesseract-core-simd-lstm.wasm?module';

// The glue code expects this variable of Node, but does not use it.
Object.assign(globalThis, { __dirname: '/' });

export function loadTesseractModule(): Promise<WebAssembly.Module> {
  return Promise.resolve(tesseract);
}
