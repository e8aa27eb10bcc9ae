import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { recognitionLanguageCodes } from '../shared/archive/reading/recognition.ts';
import { languageDataPath } from '../worker/archive/reading/recognition/languages.ts';

const packages = fileURLToPath(new URL('../node_modules/@tesseract.js-data/', import.meta.url));

/** Of every language, among the static assets. */
export const languageDataPaths = recognitionLanguageCodes.map(languageDataPath);

/** The data of a language by its path among the static assets, straight from its package; null if there is none. */
export async function readLanguageData(path: string): Promise<Uint8Array | null> {
  const name = /^\/tesseract\/([a-z]{3})\.traineddata\.gz$/.exec(path)?.[1];
  if (!name) return null;
  return readFile(`${packages}${name}/4.0.0_best_int/${name}.traineddata.gz`).catch(() => null);
}
