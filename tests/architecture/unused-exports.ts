import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { targetOf } from '../../.lint/references.ts';
import { isTest, sideOf } from '../../.lint/tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Entries that Cloudflare runs; their exports are used. */
const entries = ['worker/index.ts', 'worker/reader.ts', 'web/demo/host-worker.ts'];

export type Module = {
  path: string;
  exports: string[];
  imports: { specifier: string; name: string }[];
};

export function readModules(): Module[] {
  return globSync('{shared,web,worker,tests,.scripts,.lint}/**/*.{ts,tsx}', { cwd: root }).map(
    (path) => parseModule(path, readFileSync(join(root, path), 'utf8')),
  );
}

export function parseModule(path: string, text: string): Module {
  const { staticExports, staticImports } = parseSync(path, text).module;
  const exported = staticExports.flatMap((statement) => statement.entries);
  return {
    path,
    exports: exported.flatMap(({ exportName }) =>
      exportName.kind === 'Default' ? 'default' : (exportName.name ?? []),
    ),
    imports: [
      ...staticImports.flatMap(({ moduleRequest, entries: taken }) =>
        taken.map(({ importName }) => ({
          specifier: moduleRequest.value,
          name: importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
        })),
      ),
      ...exported.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? { specifier: moduleRequest.value, name: importName.name ?? '*' } : [],
      ),
      // This also matches import types.
      ...[...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, specifier = '']) => ({
        specifier,
        name: '*',
      })),
    ],
  };
}

/** Returns unused exports of the product as `path: name`. */
export function unusedExports(modules: readonly Module[]): string[] {
  const used = new Set(
    modules.flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, name }) =>
        filesOf(path, specifier).map((file) => `${file}: ${name}`),
      ),
    ),
  );
  return modules
    .filter(({ path }) => sideOf(path) && !isTest(path) && !entries.includes(path))
    .filter(({ path }) => !used.has(`${path}: *`))
    .flatMap(({ path, exports }) => exports.map((name) => `${path}: ${name}`))
    .filter((name) => !used.has(name));
}

/** Returns the files of an import; some imports have one file per platform. */
function filesOf(path: string, specifier: string): string[] {
  const files = Object.entries(packageJson.imports).find(([name]) => name === specifier)?.[1];
  if (!files) return [targetOf(dirname(path), specifier)];
  return Object.values(files).map((file) => file.replace('./', ''));
}
