import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Leaves out the source maps of packages: many point to sources that are not published, and Vite warns of each. Those that
 * Vite itself makes would go to the runtime of Workers with each file of tests, twice as large as the code.
 */
export function withoutPackageSourceMaps(): Plugin {
  return {
    name: 'without-package-source-maps',
    load: {
      filter: { id: /\/node_modules\/[^?]+\.m?js$/ },
      handler: async (id) => ({ code: await readFile(id, 'utf8'), map: null }),
    },
    transform: {
      filter: { id: /\/node_modules\/[^?]+\.m?js(\?v=|$)/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}
