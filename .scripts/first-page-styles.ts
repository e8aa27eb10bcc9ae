import { relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { isBehindSignIn, readImportGraph, reachedFrom } from './import-graph.ts';

const entry = 'web/main.tsx';

/** The files that can be drawn before the sign-in. The entry's own lazy import is the demo. */
export function firstPageFiles({ isDemo = false } = {}): string[] {
  const reached = reachedFrom([entry], {
    graph: readImportGraph(),
    followsLazy: (path) => !isBehindSignIn(path) && (isDemo || path !== entry),
  });
  return ['web/index.html', ...[...reached].filter((path) => path.startsWith('web/'))];
}

/** Gives theme/index.css the classes of these files and no others: the pages behind the sign-in bring signed-in.css. */
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
