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
