import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { recognitionLanguageCodes } from '../shared/recognition-languages.ts';
import { languageDataPath } from '../worker/reading/recognition/language/languages.ts';

const packages = fileURLToPath(new URL('../node_modules/@tesseract.js-data/', import.meta.url));

/** Of every language, among the static assets. */
export const languageDataPaths = recognitionLanguageCodes.map(languageDataPath);

/** Where the data of a language is in its package, by its path among the static assets; null if that is of none. */
export function languageDataFile(path: string): string | null {
  const name = /^\/tesseract\/([a-z_]+)\.traineddata\.gz$/.exec(path)?.[1];
  return name ? `${packages}${name}/4.0.0_best_int/${name}.traineddata.gz` : null;
}

/** The data of a language, straight from its package; null if there is none. */
export async function readLanguageData(path: string): Promise<Uint8Array | null> {
  const file = languageDataFile(path);
  return file ? readFile(file).catch(() => null) : null;
}
