import type { Rolldown } from 'vite';
import { languageOfTexts } from '../web/service-worker/shell.ts';

export type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

export function dictionariesOf(files: readonly BuiltFile[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap(({ fileName }) => {
      const path = `/${fileName}`;
      const language = languageOfTexts(path);
      return language === undefined ? [] : [[language, path]];
    }),
  );
}
