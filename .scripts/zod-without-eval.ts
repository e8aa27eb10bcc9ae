import type { Plugin } from 'vite';

const id = '\0zod-without-eval';

/**
 * Configures zod before a page creates its first schema: the Content-Security-Policy allows no eval, and would report
 * the schemas' attempt to compile themselves.
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
