import { relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { isBehindSignIn, readImportGraph, reachedFrom } from './import-graph.ts';

const entry = 'web/main.tsx';

/** Returns the files that can render before the sign-in. The entry's own lazy import is the demo. */
export function firstPageFiles({ isDemo = false } = {}): string[] {
  const reached = reachedFrom([entry], {
    graph: readImportGraph(),
    followsLazy: (path) => !isBehindSignIn(path) && (isDemo || path !== entry),
  });
  return ['web/index.html', ...[...reached].filter((path) => path.startsWith('web/'))];
}

/** Limits theme/index.css to the classes of these files; the pages behind the sign-in load signed-in.css. */
export function firstPageStyles(options: { isDemo: boolean }): Plugin {
  return {
    name: 'first-page-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/theme\/index\.css/ },
      handler(css) {
        const sources = firstPageFiles(options).map(
          (path) => `@source '${relative('web/theme', path)}';`,
        );
        return `${css}\n${sources.join('\n')}\n`;
      },
    },
  };
}
