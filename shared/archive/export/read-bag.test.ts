import { describe, expect, it } from 'vitest';
import { findBag } from '../../../tests/support/find-bag.ts';
import { sha256Hex } from '../../bytes/sha256.ts';
import {
  bagDeclaration,
  bagInfoText,
  manifestText,
  parseBagInfo,
  parseManifest,
} from './bag-files.ts';
import { verifyBag, type BagFile } from './read-bag.ts';

const fileOf = (path: string, text: string): BagFile => ({
  path,
  size: text.length,
  stream: async () => new Blob([text]).stream(),
});

async function bagOf(payload: Record<string, string>): Promise<Record<string, string>> {
  const entries = Object.entries(payload).map(async ([path, text]) => ({
    path,
    sha256: await sha256Hex(text),
  }));
  return {
    'bagit.txt': bagDeclaration,
    'manifest-sha256.txt': manifestText(await Promise.all(entries)),
    ...payload,
  };
}

async function problemsOf(files: Record<string, string>, root = '') {
  const bag = findBag(Object.entries(files).map(([path, text]) => fileOf(root + path, text)));
  if (!bag) return null;
  const problems: string[] = [];
  for await (const { problem } of verifyBag(bag)) {
    if (problem) problems.push(`${problem.kind} ${problem.path}`);
  }
  return problems;
}

const payload = { 'data/a.txt': 'first', 'data/b/50%.txt': 'second', 'data/c\r\n.txt': '' };

describe('verifying a bag', () => {
  it('finds nothing wrong with a whole one, in whatever folder it is', async () => {
    const files = await bagOf(payload);
    expect(await problemsOf(files)).toEqual([]);
    expect(await problemsOf(files, 'exports/sheaf/')).toEqual([]);
    expect(await problemsOf({ 'data/a.txt': 'first' })).toBeNull();
  });

  it('names what is changed, missing and extra', async () => {
    const { 'data/b/50%.txt': _, ...files } = await bagOf(payload);
    const changed = { ...files, 'data/a.txt': 'firsT', 'data/new.txt': 'x', 'notes.txt': 'x' };
    expect(await problemsOf(changed)).toEqual([
      'missing data/b/50%.txt',
      'extra data/new.txt',
      'changed data/a.txt',
    ]);
  });

  it('names a file that the archive cannot give', async () => {
    const files = Object.entries(await bagOf(payload)).map(([path, text]) => fileOf(path, text));
    const broken = files.map((file) =>
      file.path === 'data/a.txt'
        ? { ...file, stream: () => Promise.reject(new Error('The sum of the archive is another')) }
        : file,
    );
    const problems: unknown[] = [];
    for await (const { problem } of verifyBag(findBag(broken) ?? new Map())) problems.push(problem);
    expect(problems).toContainEqual({ kind: 'changed', path: 'data/a.txt' });
  });

  it('verifies the files around the payload too, if they are named', async () => {
    const files = await bagOf(payload);
    const tagManifest = manifestText([{ path: 'bagit.txt', sha256: '0'.repeat(64) }]);
    expect(await problemsOf({ ...files, 'tagmanifest-sha256.txt': tagManifest })).toEqual([
      'changed bagit.txt',
    ]);
  });

  it.each([
    ['another version', { 'bagit.txt': 'BagIt-Version: 2.0\n' }, 'invalid bagit.txt'],
    ['no version', { 'bagit.txt': 'x' }, 'invalid bagit.txt'],
    ['a broken manifest', { 'manifest-sha256.txt': 'x' }, 'invalid manifest-sha256.txt'],
  ])('refuses %s', async (_, change, problem) => {
    expect(await problemsOf({ ...(await bagOf(payload)), ...change })).toEqual([problem]);
  });

  it('refuses a bag without a manifest', async () => {
    expect(await problemsOf({ 'bagit.txt': bagDeclaration, 'data/a.txt': 'x' })).toEqual([
      'missing manifest-sha256.txt',
    ]);
  });
});

it('reads manifests and facts as other programs write them', () => {
  const hash = 'AB'.repeat(32);
  expect(parseManifest(`${hash} *./data/a%0d%25.txt\r\n\r\n`)).toEqual([
    { path: 'data/a\r%.txt', sha256: hash.toLowerCase() },
  ]);
  expect(parseBagInfo('\ufeffA: 1\r\n  2\r\nB : 3')).toEqual(
    new Map([
      ['A', '1 2'],
      ['B', '3'],
    ]),
  );
  expect(bagInfoText([['A', 'one\r\nB: two']])).toBe('A: one B: two\n');
});
