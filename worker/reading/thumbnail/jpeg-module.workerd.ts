import mozjpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?module';

/** MozJPEG, compiled. A Worker cannot compile WebAssembly, only import what was compiled for it. */
export function loadJpegModule(): Promise<WebAssembly.Module | undefined> {
  return Promise.resolve(mozjpeg);
}
