import { meterPackageFile } from './meter-file.ts';

/** The core of Tesseract that recognizes text. Returns its path. */
export function writeMeteredTesseract(): string {
  return meterPackageFile('tesseract.js-core/tesseract-core-simd-lstm.wasm');
}
