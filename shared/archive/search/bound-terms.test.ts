import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { maxFollowingTokens } from './bound-terms.ts';
import { foldForSearch } from '../../text/fold-for-search.ts';
import { markersOf } from './highlights/markers.ts';
import { parseSearchQuery } from './parse-search-query.ts';
import { tokensOf } from '../../text/word-tokens.ts';

const longest = limits.searchQuery.max;
const textsOf = (query: string) => parseSearchQuery(query).terms.map(({ text }) => text);
const followingIn = (texts: string[]) =>
  texts.reduce((sum, text) => sum + Math.max(0, tokensOf(text).length - 1), 0);

it.each([
  ['ligatures that fold to 18 characters', '\ufdfa'],
  ['ligatures in words', '\ufdfa '],
  ['a phrase of ligatures', '"\ufdfa'],
  ['short ligatures', 'ﬁ'],
  ['one letter', 'a'],
  ['one letter as words', 'a '],
  ['a phrase of one letter', '"a '],
  ['one letter with hyphens', 'a-'],
  ['a character of a script without spaces', '中'],
])('bounds the work of a search of %s', (_, piece) => {
  const [first = ''] = piece;
  const query = (first === '"' ? first : '') + piece.replace('"', '').repeat(longest);
  const texts = textsOf(query.slice(0, longest));
  expect(texts).not.toEqual([]);
  expect(foldForSearch(texts.join('')).length).toBeLessThanOrEqual(longest);
  expect(followingIn(texts)).toBeLessThanOrEqual(maxFollowingTokens);
  expect(markersOf(parseSearchQuery(query.slice(0, longest)).terms, 'name')).not.toEqual([]);
});

it('bounds the phrases of a search together', () => {
  const phrases = Array.from({ length: 40 }, (_, index) => `"${'a '.repeat(index + 2)}"`);
  const texts = textsOf(phrases.join(' ').slice(0, longest));
  expect(followingIn(texts)).toBeGreaterThan(maxFollowingTokens / 2);
  expect(followingIn(texts)).toBeLessThanOrEqual(maxFollowingTokens);
});

it('keeps every word of a text of many words, and each once', () => {
  const words = Array.from({ length: 150 }, (_, index) => `word${index}`);
  expect(textsOf([...words, 'word1', 'word2', 'last'].join(' '))).toEqual([...words, 'last']);
  expect(textsOf('a -a "a" name:a')).toHaveLength(4);
});

it('cuts a text after whole characters', () => {
  const [text = ''] = textsOf('𠮷'.repeat(500));
  expect(text).toBe('𠮷'.repeat(maxFollowingTokens + 1));
});
