import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { targetOf, visitReferences, type Reference } from '../../.lint/references.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Import = Reference & { target: string };
export type SourceFile = { path: string; text: string; imports: Import[] };

let sourceFiles: readonly SourceFile[] | undefined;

/** Reads the project's own TypeScript files, with paths from the root; `target` is the file of a relative import. */
export function readSourceFiles(): readonly SourceFile[] {
  // The result is cached: parsing takes seconds, and most tests that use it run in one process.
  return (sourceFiles ??= parseSourceFiles());
}

function parseSourceFiles(): SourceFile[] {
  return globSync('{shared,web,worker}/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}

function importsOf(path: string, text: string): Import[] {
  const imports: Import[] = [];
  const visitor = new Visitor(
    visitReferences((reference) => {
      const target = targetOf(dirname(path), reference.specifier ?? '');
      imports.push({ ...reference, target });
    }),
  );
  visitor.visit(parseSync(path, text).program);
  return imports;
}

/**
 * Returns the files that are evaluated with the entries: their static imports, except for types; with `isLazy` also
 * their lazy imports, which is the whole bundle.
 */
export function reachedFrom(
  entries: readonly string[],
  files: readonly SourceFile[],
  { isLazy = false } = {},
): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<SourceFile>();
  const reach = (path: string) => {
    const file = byPath.get(path);
    if (!file || reached.has(file)) return;
    reached.add(file);
    for (const { target, isType, isDynamic } of file.imports) {
      if (!isType && (isLazy || !isDynamic)) reach(target);
    }
  };
  for (const entry of entries) reach(entry);
  return [...reached];
}
