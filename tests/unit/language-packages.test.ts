import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findDataFile, languageDataPathOf } from '../../.scripts/language-data.ts';
import { chosenLanguages } from '../../.scripts/languages/chosen-languages.ts';
import { languageTags } from '../../.scripts/languages/language-packages.ts';
import { provideLanguageData } from '../../.scripts/languages/provide-language-data.ts';
import { recognitionLanguageCodes } from '../../shared/recognition-languages.ts';

vi.mock(import('../../.scripts/deploy/worker-configs.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const readConfigs: typeof original.readConfigs = (...options) => {
    const configs = original.readConfigs(...options);
    configs.application.vars.RECOGNITION_LANGUAGES = 'swe,eng';
    return configs;
  };
  return { ...original, readConfigs };
});
afterEach(() => vi.unstubAllEnvs());

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheaf-languages-'));
});

/** A file of an archive, after a block with its name and size. */
function fileOf(path: string, content: string): Uint8Array {
  const blocks = Buffer.alloc(512 + Math.ceil(content.length / 512) * 512);
  blocks.write(path);
  blocks.write(content.length.toString(8).padStart(11, '0'), 124);
  blocks.write(content, 512);
  return blocks;
}

function packageOf(content: string): Uint8Array {
  return gzipSync(
    Buffer.concat([
      fileOf('package/4.0.0/jpn.traineddata.gz', 'x'.repeat(700)),
      fileOf('package/4.0.0_best_int/jpn.traineddata.gz', content),
      Buffer.alloc(1024),
    ]),
  );
}

const integrity = {
  jpn: `sha512-${createHash('sha512').update(packageOf('data')).digest('base64')}`,
};
const provide = (names: string[], content = 'data') =>
  provideLanguageData(names, {
    root,
    integrity,
    download: () => Promise.resolve(packageOf(content)),
  });

it('reads nine languages where none are chosen, and any that are', () => {
  const byDefault = chosenLanguages('').map((name) => languageTags.get(name));
  expect(byDefault).toEqual(recognitionLanguageCodes);
  expect(chosenLanguages(' jpn,eng,, jpn')).toEqual(['jpn', 'eng']);
});

it.each([
  ['deu,jpn', ['deu', 'jpn']],
  ['', ['swe', 'eng']],
])('reads the languages of the environment, else those of wrangler.jsonc: %j', (chosen, names) => {
  vi.stubEnv('RECOGNITION_LANGUAGES', chosen);
  expect(chosenLanguages()).toEqual(names);
});

it.each([',', ' ', ' , '])('refuses a list of no languages: %j', (list) => {
  expect(() => chosenLanguages(list)).toThrow('RECOGNITION_LANGUAGES names no language');
});

it.each([
  ['japanese', 'jpn (Japanese)'],
  ['ja', 'jpn (Japanese)'],
  ['german', 'deu (German)'],
  ['zh', 'chi_sim (Simplified Chinese)'],
  ['engl', 'eng (English)'],
  ['../eng', 'eng (English)'],
])('names a language that may be meant by %j', (name, meant) => {
  expect(() => chosenLanguages(`deu,${name}`)).toThrow(`"${name}"`);
  expect(() => chosenLanguages(name)).toThrow(meant);
});

it('keeps the addresses of the data that were there first, and names others by their language', () => {
  expect(languageDataPathOf('deu')).toBe('/tesseract/deu.traineddata.gz');
  expect(languageDataPathOf('chi_tra')).toBe('/tesseract/zh-Hant.traineddata.gz');
});

it('installs data that are missing, once', async () => {
  await provide(['jpn']);
  const file = findDataFile('jpn', root) ?? '';
  expect(readFileSync(file, 'utf8')).toBe('data');
  await provide(['jpn'], 'another package');
  expect(readFileSync(file, 'utf8')).toBe('data');
});

it('takes data from a package that is installed', async () => {
  const file = join(root, '@tesseract.js-data/rus/4.0.0_best_int/rus.traineddata.gz');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'data');
  await provide(['rus']);
  expect(findDataFile('rus', root)).toBe(file);
});

it('refuses a package with another checksum', async () => {
  await expect(provide(['jpn'], 'changed')).rejects.toThrow('checksum');
  expect(findDataFile('jpn', root)).toBeNull();
  expect(existsSync(join(root, '.cache'))).toBe(false);
});

const offline = () => Promise.reject(new Error('the registry cannot be reached'));

it('says what is missing without a registry, and how to get it', async () => {
  const failure = provideLanguageData(['jpn', 'rus'], { root, integrity, download: offline });
  await expect(failure).rejects.toThrow(
    'npm install --save-exact @tesseract.js-data/jpn@1.0.0 @tesseract.js-data/rus@1.0.0',
  );
  await expect(failure).rejects.toThrow('jpn: the registry cannot be reached');
});
