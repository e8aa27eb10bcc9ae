import type { Plugin } from 'vite';

const id = '\0zod-without-eval';

/**
 * Configures zod before the first schema of a page is made: the page's Content-Security-Policy allows no eval, and reports
 * even the schemas' attempt to compile themselves.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^zod$/ },
      handler: (_source, importer) => (importer === id ? undefined : id),
    },
    load: {
      filter: { id: /^\0zod-without-eval$/ },
      handler: () =>
        "import { config } from 'zod'; config({ jitless: true }); export * from 'zod';",
    },
  };
}
