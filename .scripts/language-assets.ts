import { createReadStream } from 'node:fs';
import type { Plugin } from 'vite';
import { languageDataFile, languageDataPathOf, readLanguageData } from './language-data.ts';
import { languageTags } from './languages/language-packages.ts';
import { provideLanguageData } from './languages/provide-language-data.ts';

/**
 * Serves the recognition data of the given languages under /tesseract and exposes the list of languages to all code.
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
        // The reader decompresses it, so it has no content-encoding.
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
