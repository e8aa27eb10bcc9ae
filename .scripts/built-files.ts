import type { Rolldown } from 'vite';
import { languageOfTexts } from '../web/service-worker/shell.ts';

export type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The paths of the files with the product's texts, by language. */
export function dictionariesOf(files: readonly BuiltFile[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap(({ fileName }) => {
      const path = `/${fileName}`;
      const language = languageOfTexts(path);
      return language === undefined ? [] : [[language, path]];
    }),
  );
}
