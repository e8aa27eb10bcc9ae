import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const frame = [
  'web/app-shell/frame/private-layout.tsx',
  'web/app-shell/frame/organization-shell.tsx',
];

/** What the pages that people open first need beside the entry's code. */
const firstPages = [
  { path: /^\/login$/, modules: ['web/routes/people/login-screens.tsx'] },
  {
    path: /^\/organizations\/[^/]+(\/documents)?$/,
    modules: [...frame, 'web/routes/archive/document-screens.tsx'],
  },
  {
    path: /^\/organizations\/[^/]+\/documents\/[^/]+$/,
    modules: [...frame, 'web/routes/archive/document-detail-screens.tsx'],
  },
];

/** Runs in the browser with the pages' files and the dictionaries by language. */
const requestFiles = `((pages, dictionaries) => {
  const request = (rel, href, as, crossOrigin = null) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin, href }));
  const [, files = []] = pages.find(([path]) => path.test(location.pathname)) ?? [];
  for (const file of files) {
    if (file.endsWith('css')) request('preload', file, 'style', 'anonymous');
    else request('modulepreload', file, 'script');
  }
  let stored;
  try {
    stored = localStorage.getItem('sheaf.locale');
  } catch {}
  for (const tag of [stored ?? '', ...navigator.languages]) {
    const [language] = tag.toLowerCase().split('-');
    const dictionary = dictionaries[tag.toLowerCase()] ?? dictionaries[language];
    if (dictionary) return request('preload', dictionary, 'fetch', 'anonymous');
  }
})`;

/**
 * Requests the code and the texts of the first page together with the entry's code, not after it. The list of files is
 * appended to theme.js, which runs first: the page allows no inline script.
 */
export function firstRequests(): Plugin {
  return {
    name: 'first-requests',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const files = Object.values(bundle);
      const pages = firstPages.map(
        ({ path, modules }) => `[${path}, ${JSON.stringify(filesOf(modules, files))}]`,
      );
      const source = [
        readFileSync('web/public/theme.js', 'utf8'),
        `${requestFiles}([${pages.join()}], ${JSON.stringify(dictionariesOf(files))});`,
      ].join(';');
      const { code } = minifySync('theme.js', source);
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: code });
    },
  };
}

type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The files of the modules and of what they import, except for those that the page itself requests. */
function filesOf(modules: readonly string[], files: readonly BundleFile[]): string[] {
  const chunks = files.filter((file) => file.type === 'chunk');
  const withImports = (names: readonly string[]) => {
    const found = new Set(names);
    for (const name of found) {
      for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) {
        found.add(imported);
      }
    }
    return found;
  };
  const entry = withImports(
    chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName),
  );
  const needed = withImports(modules.map((path) => chunkOf(path, chunks).fileName));
  return chunks
    .filter(({ fileName }) => needed.has(fileName) && !entry.has(fileName))
    .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
    .map((name) => `/${name}`);
}

function chunkOf(path: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
  if (!chunk) throw new Error(`${path} is not part of the build`);
  return chunk;
}

function dictionariesOf(files: readonly BundleFile[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap(({ fileName }) => {
      const locale = /^assets\/([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.json$/.exec(fileName)?.[1];
      return locale === undefined ? [] : [[locale.toLowerCase(), `/${fileName}`]];
    }),
  );
}
