import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type Imports = { eager: string[]; lazy: string[] };

/** Imports by path from the project's root. Each icon of lucide-react counts as a file of its own. */
export type ImportGraph = Map<string, Imports>;

export function isBehindSignIn(path: string): boolean {
  return path.startsWith('web/routes/') && path !== 'web/routes/people/sign-in/sign-in-routes.tsx';
}

/** Reads the imports of each source file of web, without those of types only. */
export function readImportGraph(): ImportGraph {
  const paths = globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  return new Map(paths.map((path) => [path, importsOf(path)]));
}

const eagerImport = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm;
const lazyImport = /\bimport\('([^']+)'\)/g;

function importsOf(path: string): Imports {
  const text = readFileSync(join(root, path), 'utf8');
  const resolve = (specifier: string) => join(dirname(path), specifier);
  return {
    eager: [...text.matchAll(eagerImport)].flatMap(([, names = '', specifier = '']) => {
      if (specifier === 'lucide-react') return iconsOf(names);
      return specifier.startsWith('.') ? [resolve(specifier)] : [];
    }),
    lazy: [...text.matchAll(lazyImport)].map(([, specifier = '']) => resolve(specifier)),
  };
}

/** `{ KeyRound, Menu as MenuIcon, type LucideIcon }` → the modules of `KeyRound` and `Menu`. */
function iconsOf(names: string): string[] {
  return [...names.matchAll(/(?<!type )\b([A-Z]\w*)(?: as \w+)?/g)].map(([, name = '']) => {
    const file = name.replaceAll(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase();
    return `node_modules/lucide-react/dist/esm/icons/${file}.mjs`;
  });
}

/**
 * Returns all files that load with the entries, with the lazy imports of a file if `followsLazy` returns true for it.
 */
export function reachedFrom(
  entries: readonly string[],
  options: { graph: ImportGraph; followsLazy?: (path: string) => boolean },
): Set<string> {
  const { graph, followsLazy = () => false } = options;
  const reached = new Set<string>();
  const reach = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    const imports = graph.get(path);
    imports?.eager.forEach(reach);
    if (followsLazy(path)) imports?.lazy.forEach(reach);
  };
  entries.forEach(reach);
  return reached;
}
