/** In a browser, the encoder fetches its module itself. */
export function loadJpegModule(): Promise<WebAssembly.Module | undefined> {
  return Promise.resolve(undefined);
}
