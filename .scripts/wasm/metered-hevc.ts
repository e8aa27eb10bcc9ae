import { meterPackageFile } from './meter-file.ts';

/** The libheif that has the decoder of HEVC pictures, libde265. Returns its path. */
export function writeMeteredHevc(): string {
  return meterPackageFile('libheif-js/libheif-wasm/libheif.wasm');
}
