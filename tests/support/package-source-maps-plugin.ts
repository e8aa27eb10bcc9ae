import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Leaves out the source maps of packages: many point to sources that are not published, and Vite warns of each. */
export function withoutPackageSourceMaps(): Plugin {
  return {
    name: 'without-package-source-maps',
    load: {
      filter: { id: /\/node_modules\/[^?]+\.m?js$/ },
      handler: async (id) => ({ code: await readFile(id, 'utf8'), map: null }),
    },
  };
}
