import { writeMeteredWasm } from './write-metered-wasm.ts';

/** The core of Tesseract that recognizes text. Returns its path. */
export function writeMeteredTesseract(): string {
  return writeMeteredWasm('tesseract.js-core/tesseract-core-simd-lstm.wasm');
}
