import dav1d from '../../../../node_modules/.cache/sheaf/dav1d.wasm?module';

/** The compiled module of dav1d. A Worker cannot compile WebAssembly, only import compiled modules. */
export function loadAv1Module(): Promise<WebAssembly.Module> {
  return Promise.resolve(dav1d);
}
