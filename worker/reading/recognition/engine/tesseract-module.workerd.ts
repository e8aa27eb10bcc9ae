import tesseract from '../../../../node_modules/.cache/sheaf/tesseract-core-simd-lstm.wasm?module';

// The code around the module expects this variable of Node, but does not use it.
Object.assign(globalThis, { __dirname: '/' });

/** The compiled core of Tesseract. A Worker cannot compile WebAssembly, only import compiled modules. */
export function loadTesseractModule(): Promise<WebAssembly.Module> {
  return Promise.resolve(tesseract);
}
