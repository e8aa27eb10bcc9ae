import { createReadStream } from 'node:fs';
import type { Plugin } from 'vite';
import { languageDataFile, languageDataPaths, readLanguageData } from './language-data.ts';

/** Serves the data of the languages that scans are read in, under /tesseract, straight from their packages. */
export function languageAssets(): Plugin {
  return {
    name: 'language-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = languageDataFile(request.url ?? '');
        if (!file) return next();
        // Without content-encoding: the reader unpacks it.
        response.setHeader('content-type', 'application/octet-stream');
        createReadStream(file).on('error', next).pipe(response);
      });
    },
    async generateBundle() {
      for (const path of languageDataPaths) {
        const source = await readLanguageData(path);
        if (!source) throw new Error(`There is no package of ${path}`);
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}
