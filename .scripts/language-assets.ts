import { readLanguageData, languageDataPaths } from './language-data.ts';
import type { Plugin } from 'vite';

/** Serves the data of the languages that scans are read in, under /tesseract, straight from their packages. */
export function languageAssets(): Plugin {
  return {
    name: 'language-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use('/tesseract', async (request, response, next) => {
        const data = await readLanguageData(`/tesseract${request.url}`);
        // Without content-encoding: the reader unpacks it.
        if (data) response.setHeader('content-type', 'application/octet-stream').end(data);
        else next();
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
