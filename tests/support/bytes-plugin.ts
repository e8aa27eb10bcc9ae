import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Supports `import base64 from './file.pdf?bytes'`, the only access to a file's bytes where tests have no file
 * system.
 */
export function bytesPlugin(): Plugin {
  return {
    name: 'bytes',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('?bytes')) return null;
      const base64 = readFileSync(id.slice(0, -'?bytes'.length)).toString('base64');
      return { code: `export default ${JSON.stringify(base64)}`, moduleType: 'js' };
    },
  };
}
