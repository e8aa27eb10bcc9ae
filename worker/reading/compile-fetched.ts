/** Loads the module at an address. It is compiled only once, and fetched again after a failed download. */
export function compileFetched(url: string): () => Promise<WebAssembly.Module> {
  let compiled: Promise<WebAssembly.Module> | undefined;
  return () => {
    compiled ??= WebAssembly.compileStreaming(fetch(url)).catch((error: unknown) => {
      compiled = undefined;
      throw error;
    });
    return compiled;
  };
}
