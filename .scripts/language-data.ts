import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageDataPath } from '../worker/reading/recognition/language/languages.ts';
import { languageTags } from './languages/language-packages.ts';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Where the build installs the data of a language of which there is no package. */
export function installedDataFile(name: string, root = packages): string {
  return join(root, '.cache', 'sheaf', 'languages', `${name}.traineddata.gz`);
}

/** The data of a language by their name, in its package or where the build has installed them; null if there are none. */
export function findDataFile(name: string, root = packages): string | null {
  const inPackage = join('@tesseract.js-data', name, '4.0.0_best_int', `${name}.traineddata.gz`);
  return [join(root, inPackage), installedDataFile(name, root)].find(existsSync) ?? null;
}

/** The path of a language's data among the static assets, by the name of the data. */
export function languageDataPathOf(name: string): string {
  return languageDataPath(languageTags.get(name) ?? name);
}

const namesByPath = new Map(
  Array.from(languageTags.keys(), (name) => [languageDataPathOf(name), name]),
);

/** Where the data of a language are, by their path among the static assets; null if there are none. */
export function languageDataFile(path: string): string | null {
  const name = namesByPath.get(path);
  return name === undefined ? null : findDataFile(name);
}

/** The data of a language from its package; null if there is none. */
export async function readLanguageData(path: string): Promise<Uint8Array | null> {
  const file = languageDataFile(path);
  return file === null ? null : readFile(file);
}
