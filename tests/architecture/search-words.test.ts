import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filterWords } from '../../shared/archive/search/syntax/filter-words.ts';
import { periods, periodWords } from '../../shared/archive/search/syntax/periods.ts';
import { searchFilterKeys } from '../../shared/archive/search/syntax/search-pieces.ts';
import { typeWords } from '../../shared/archive/search/syntax/type-words.ts';
import { documentTypes } from '../../shared/reading/fields/document-types.ts';

type Words = Readonly<Record<string, readonly string[]>>;

function rowsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function rowsFor(keys: readonly string[], words: Words, mark = ''): string[][] {
  return keys.map((key) => [
    `\`${key}${mark}\``,
    (words[key] ?? []).map((word) => `\`${word}${mark}\``).join(' '),
  ]);
}

test('the guide has all words that searches understand', () => {
  const guide = readFileSync(new URL('../../.docs/guides/search.md', import.meta.url), 'utf8');
  expect(rowsOf(guide)).toEqual([
    ...rowsFor(searchFilterKeys, filterWords, ':'),
    ...rowsFor(periods, periodWords),
    ...rowsFor(documentTypes, typeWords),
  ]);
});
