import { expect, it } from 'vitest';
import { isTest } from '../../.lint/tree.ts';
import { markersOf } from '../../shared/archive/search/highlights/markers.ts';
import { parseSearchQuery } from '../../shared/archive/search/parse-search-query.ts';
import { findSlowText, patternsIn } from './regular-expressions.ts';
import { readSourceFiles } from './source-files.ts';

it.each([
  '/\\.+$/',
  '/\\s*\\n\\s*/',
  '/^(a+)+$/',
  '/[^\\s@]+@/',
  '/<p\\b[^>]*\\bcharset=/',
  '/\\[[^\\]]*\\]/',
  '/^(?:[a-z]+)+\\d/i',
  '/[\\p{L}\\u0301]+\\s*$/u',
])('finds an expression that takes more than linear time: %s', (literal) => {
  const patterns = patternsIn({ path: 'planted.ts', text: `export const planted = ${literal};` });
  expect(patterns.map((pattern) => findSlowText(pattern) !== undefined)).toEqual([true]);
});

it('reads every text in linear time', () => {
  const patterns = readSourceFiles()
    .filter(({ path }) => !isTest(path) && !path.startsWith('web/'))
    .flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(150);
  const different = new Map(patterns.map((pattern) => [String(pattern.expression), pattern]));
  const slow = [...different.values()].flatMap((pattern) => {
    const text = findSlowText(pattern);
    return text === undefined ? [] : [`${pattern.path}: ${pattern.expression.source} on ${text}`];
  });
  expect(slow).toEqual([]);
});

/** Twenty words suffice: choices with equal endings then take a million steps, but still end. */
it.each(['0', '0000', 'a', 'aaaa', 'a0a0', 'a-a', "aa'aa", '0.0'])(
  'makes of a search for a phrase of %s an expression that takes linear time',
  (word) => {
    const { terms } = parseSearchQuery(`"${`${word} `.repeat(20)}Z"`);
    const markers = (['name', 'content', 'note'] as const).flatMap((field) =>
      markersOf(terms, field),
    );
    expect(markers.length).toBeGreaterThan(0);
    for (const { pattern } of markers) {
      const expression = new RegExp(pattern.source, 'u');
      expect(findSlowText({ path: 'markers.ts', expression })).toBeUndefined();
    }
  },
);
