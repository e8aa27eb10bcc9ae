import { readFile } from 'node:fs/promises';

export function compileFile(pathOf: () => string): () => Promise<WebAssembly.Module> {
  let compiled: Promise<WebAssembly.Module> | undefined;
  return () => {
    compiled ??= readFile(pathOf()).then((bytes) => WebAssembly.compile(bytes));
    return compiled;
  };
}
