import mozjpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?module';

/** A Worker cannot compile WebAssembly, only import compiled modules. */
export function loadJpegModule(): Promise<WebAssembly.Module | undefined> {
  return Promise.resolve(mozjpeg);
}
