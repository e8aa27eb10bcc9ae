import { expect, it } from 'vitest';
import { bytesInUse } from '../../../tests/support/collect-garbage.ts';
import { createSharedStrings } from './shared-strings.ts';

function tableOf(texts: readonly (readonly string[])[]) {
  const table = createSharedStrings();
  for (const pieces of texts) {
    for (const piece of pieces) table.write(piece);
    table.end();
  }
  return table;
}

it('returns each text, however many pieces it and those before it have', () => {
  const texts = [0, 1, 3, 63, 64, 65, 200, 0, 5].map((count, index) =>
    Array.from({ length: count }, (_, piece) => `${index}.${piece};`),
  );
  const table = tableOf(texts);
  expect(texts.map((_, index) => table.get(index))).toEqual(texts.map((pieces) => pieces.join('')));
  expect(table.count()).toBe(texts.length);
  expect(table.length()).toBe(texts.flat().join('').length);
});

it('takes white space in and between pieces as one space, and as none between texts', () => {
  const table = tableOf([['a \n', ' b'], [' ', '\t', ' '], [' c']]);
  expect([0, 1, 2].map(table.get)).toEqual(['a b', ' ', ' c']);
});

it.each([-1, 2, 1.5, Number.NaN, Infinity])('has no text of the number %d', (index) => {
  expect(tableOf([['a'], ['b']]).get(index)).toBe('');
});

it('keeps a million texts in little more memory than their characters', () => {
  const before = bytesInUse();
  const chunk = 'x'.repeat(64);
  const table = createSharedStrings();
  for (let index = 0; index < 1_000_000; index += 1) {
    table.write(`${chunk}${index}`.slice(64));
    table.end();
  }
  const used = bytesInUse() - before;
  expect(table.get(999_999)).toBe('999999');
  expect(used).toBeLessThan(25_000_000);
});
