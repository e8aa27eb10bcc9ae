/** Undefined, because in a browser the encoder fetches its module by itself. */
export function loadJpegModule(): Promise<WebAssembly.Module | undefined> {
  return Promise.resolve(undefined);
}
