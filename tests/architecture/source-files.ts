import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Import = {
  specifier: string;
  target: string;
  isTypeOnly: boolean;
  isDynamic: boolean;
};
export type SourceFile = { path: string; text: string; imports: Import[] };

/** The project's own TypeScript, paths from the project's root; `target` is a relative import's file. */
export function readSourceFiles(): SourceFile[] {
  return globSync('{shared,web,worker}/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? '';
    return {
      specifier,
      target: specifier.startsWith('.') ? join(dirname(path), specifier) : specifier,
      isTypeOnly: match[1] !== undefined,
      isDynamic: match[3] !== undefined,
    };
  });
}

/** The files that are evaluated as soon as one of the entries is: what they import for more than its types, at once. */
export function reachedFrom(
  entries: readonly string[],
  files: readonly SourceFile[],
): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<SourceFile>();
  const reach = (path: string) => {
    const file = byPath.get(path);
    if (!file || reached.has(file)) return;
    reached.add(file);
    for (const { target, isTypeOnly, isDynamic } of file.imports) {
      if (!isTypeOnly && !isDynamic) reach(target);
    }
  };
  for (const entry of entries) reach(entry);
  return [...reached];
}
