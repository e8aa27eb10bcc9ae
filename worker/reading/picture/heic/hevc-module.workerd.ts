import libheif from '../../../../node_modules/.cache/sheaf/libheif.wasm?module';

/** The compiled module of libheif. A Worker cannot compile WebAssembly, only import compiled modules. */
export function loadHevcModule(): Promise<WebAssembly.Module> {
  return Promise.resolve(libheif);
}
