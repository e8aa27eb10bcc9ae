/// <reference types="vitest/node" />
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = { code: string; stubs: Map<string, string> };

const root = resolve(import.meta.dirname, '../..');
const entries = ['worker/index.ts', 'worker/reader.ts'].map((path) => resolve(root, path));
/** The path is among the tests' own modules, so that packages resolve from there. */
const bundleId = resolve(import.meta.dirname, 'product-bundle.js');

let bundle: Promise<Bundle> | undefined;

/**
 * Bundles the modules of `worker/` and `shared/` that the two Workers always load, once for all test files: each file
 * loads the product again, and hundreds of module requests took a third of its time. Each bundled module is replaced
 * by one that re-exports it from the bundle, so that a test imports the Workers' own instance.
 */
export function productBundle(): Plugin {
  let isWatching = false;
  return {
    name: 'product-bundle',
    enforce: 'pre',
    // In watch mode modules are not bundled, which keeps the lines of stack traces.
    configureVitest: ({ vitest }) => void (isWatching = vitest.config.watch),
    resolveId: (id) => (id === bundleId ? id : null),
    async load(id) {
      if (isWatching || !/\.[jt]s$/.test(id)) return null;
      const { code, stubs } = await (bundle ??= bundleProduct());
      return id === bundleId ? { code, map: { mappings: '' } } : (stubs.get(id) ?? null);
    },
  };
}

async function bundleProduct(): Promise<Bundle> {
  const exportsOf = new Map<string, string[]>();
  await bundleModules(entries, {
    name: 'find-exports',
    moduleParsed({ id, exports }) {
      if (id.endsWith('.ts')) exportsOf.set(id, exports);
    },
  });
  const modules = [...exportsOf].map(([id, names], index) => ({ id, names, prefix: `m${index}_` }));
  const entry = modules.map(({ id, names, prefix }) =>
    exportFrom(
      id,
      names.map((name) => `${name} as ${prefix}${name}`),
    ),
  );
  const code = await bundleModules('entry', {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? entry.join('\n') : null),
  });
  const stubs = modules.map(({ id, names, prefix }): [string, string] => [
    id,
    exportFrom(
      bundleId,
      names.map((name) => `${prefix}${name} as ${name}`),
    ),
  ]);
  return { code, stubs: new Map(stubs) };
}

async function bundleModules(input: string | string[], plugin: Plugin): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [{ ...plugin, enforce: 'pre' }, onlyProduct],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input, treeshake: false, output: { keepNames: true } },
    },
  });
  const [first] = (built as Rolldown.RolldownOutput).output;
  return first.code;
}

/** Excludes packages and lazily loaded modules. */
const onlyProduct: Plugin = {
  name: 'only-product',
  enforce: 'pre',
  resolveId(id, importer, { kind }) {
    if (importer === undefined || importer === 'entry') return null;
    if (!id.startsWith('.')) return { id, external: true };
    if (kind !== 'dynamic-import') return null;
    return { id: resolve(importer, '..', id), external: 'absolute' };
  },
};

function exportFrom(id: string, names: readonly string[]): string {
  return `export { ${names.join(', ')} } from ${JSON.stringify(id)};`;
}
