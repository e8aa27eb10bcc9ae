import { meterPackageFile } from './meter-file.ts';

export function writeMeteredTesseract(): string {
  return meterPackageFile('tesseract.js-core/tesseract-core-simd-lstm.wasm');
}
