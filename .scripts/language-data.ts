import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageDataPath } from '../worker/reading/recognition/language/languages.ts';
import { languageTags } from './languages/language-packages.ts';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

export function installedDataFile(name: string, root = packages): string {
  return join(root, '.cache', 'sheaf', 'languages', `${name}.traineddata.gz`);
}

/** Returns the path of a language's data, in its package or as installed by the build; null if there are none. */
export function findDataFile(name: string, root = packages): string | null {
  const inPackage = join('@tesseract.js-data', name, '4.0.0_best_int', `${name}.traineddata.gz`);
  return [join(root, inPackage), installedDataFile(name, root)].find(existsSync) ?? null;
}

export function languageDataPathOf(name: string): string {
  return languageDataPath(languageTags.get(name) ?? name);
}

const namesByPath = new Map(
  Array.from(languageTags.keys(), (name) => [languageDataPathOf(name), name]),
);

/** Returns the file of a language's data by its path among the static assets; null if there is none. */
export function languageDataFile(path: string): string | null {
  const name = namesByPath.get(path);
  return name === undefined ? null : findDataFile(name);
}

export async function readLanguageData(path: string): Promise<Uint8Array | null> {
  const file = languageDataFile(path);
  return file === null ? null : readFile(file);
}
