import { meterPackageFile } from './meter-file.ts';

export function writeMeteredHevc(): string {
  return meterPackageFile('libheif-js/libheif-wasm/libheif.wasm');
}
