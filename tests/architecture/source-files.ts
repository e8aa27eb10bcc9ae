import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { targetOf, visitReferences, type Reference } from '../../.lint/references.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Import = Reference & { target: string };
export type SourceFile = { path: string; text: string; imports: Import[] };

let sourceFiles: readonly SourceFile[] | undefined;

/** The project's own TypeScript, paths from the project's root; `target` is a relative import's file. */
export function readSourceFiles(): readonly SourceFile[] {
  // Parsing takes seconds, and most of the tests that ask for them run in one process.
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
 * The files that are evaluated as soon as one of the entries is: what they import for more than its types, at once; with
 * `isLazy` also what they load later, which is all that a bundle contains.
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
