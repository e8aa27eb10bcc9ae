import tesseract from '../../../../node_modules/.cache/sheaf/tesseract-core-simd-lstm.wasm?module';

// The code around the module expects what Node has, and uses none of it.
Object.assign(globalThis, { __dirname: '/' });

/** The core of Tesseract, compiled. A Worker cannot compile WebAssembly, only import what was compiled for it. */
export function loadTesseractModule(): Promise<WebAssembly.Module> {
  return Promise.resolve(tesseract);
}
