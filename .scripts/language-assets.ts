import { createReadStream } from 'node:fs';
import type { Plugin } from 'vite';
import { languageDataFile, languageDataPathOf, readLanguageData } from './language-data.ts';
import { languageTags } from './languages/language-packages.ts';
import { provideLanguageData } from './languages/provide-language-data.ts';

/**
 * Serves the data of the languages that scans are read in, by the names of the data, under /tesseract, and says to all code which
 * languages these are.
 */
export function languageAssets(names: readonly string[]): Plugin {
  return {
    name: 'language-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      define: {
        chosenRecognitionLanguages: JSON.stringify(names.map((name) => languageTags.get(name))),
      },
    }),
    async configureServer(server) {
      await provideLanguageData(names);
      server.middlewares.use((request, response, next) => {
        const file = languageDataFile(request.url ?? '');
        if (!file) return next();
        // Without content-encoding: the reader unpacks it.
        response.setHeader('content-type', 'application/octet-stream');
        createReadStream(file).on('error', next).pipe(response);
      });
    },
    async generateBundle() {
      await provideLanguageData(names);
      for (const path of names.map(languageDataPathOf)) {
        const source = await readLanguageData(path);
        if (source) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}
