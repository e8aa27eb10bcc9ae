import { readFile } from 'node:fs/promises';

/** Loads the module of a file, compiled once, for readers that run in Node: tests, and processes beside a local server. */
export function compileFile(pathOf: () => string): () => Promise<WebAssembly.Module> {
  let compiled: Promise<WebAssembly.Module> | undefined;
  return () => {
    compiled ??= readFile(pathOf()).then((bytes) => WebAssembly.compile(bytes));
    return compiled;
  };
}
