import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Removes the source maps of packages. Many refer to unpublished sources, of which Vite warns. Those that Vite
 * generates would be sent to the Workers runtime with each test file, at twice the size of the code.
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
