import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  inputsOf,
  isBuilt,
  isBuiltFrom,
  removeStamp,
  stamp,
} from '../../.scripts/product/build-inputs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheaf-inputs-'));
  mkdirSync(join(root, 'web'));
  writeFileSync(join(root, 'web', 'main.tsx'), 'one');
});

it('is the same while nothing changes, whatever is no part of a build', () => {
  const before = inputsOf(root, {});
  writeFileSync(join(root, 'web', 'main.test.tsx'), 'a test');
  writeFileSync(join(root, 'README.md'), 'words');
  expect(
    inputsOf(root, { PORT: '8787', APP_BASE_URL: 'http://localhost', RECOGNITION_LANGUAGES: '' }),
  ).toBe(before);
});

it.each<[string, () => Record<string, string>]>([
  ['a source', () => write('web/main.tsx', 'two')],
  ['a further file', () => write('web/second.ts', 'two')],
  ['its name', () => write('web/main.ts', 'one')],
  ['a package', () => write('package-lock.json', '{}')],
  ['a variable of the build', () => ({ VITE_API_BASE_URL: 'https://api.example.com' })],
  ['the languages of scans', () => ({ RECOGNITION_LANGUAGES: 'eng,jpn' })],
])('is another one after a change of %s', (_what, change) => {
  const before = inputsOf(root, {});
  expect(inputsOf(root, change())).not.toBe(before);
});

function write(path: string, content: string) {
  writeFileSync(join(root, path), content);
  return {};
}

it('knows a build that was finished from one that was not', () => {
  expect(isBuilt(root)).toBe(false);
  stamp(root, 'inputs');
  expect([isBuilt(root), isBuiltFrom(root, 'inputs'), isBuiltFrom(root, 'others')]).toEqual([
    true,
    true,
    false,
  ]);
  removeStamp(root);
  expect(isBuilt(root)).toBe(false);
});
