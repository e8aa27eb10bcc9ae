import { describe, expect, test } from 'vitest';
import { searchFilterKeys } from './search-pieces.ts';
import { filterAtCaret, suggestFilters } from './suggest-filters.ts';

const inserts = (text: string, caret = text.length) =>
  suggestFilters(text, caret).map(({ insert }) => insert);

describe('suggestFilters', () => {
  test('suggests every key for an empty query, else those that begin with the letters typed', () => {
    expect(inserts('')).toEqual(searchFilterKeys.map((key) => `${key}:`));
    expect(inserts('invoice ta')).toEqual(['tag:']);
    expect(inserts('invoice -TY')).toEqual(['type:']);
    expect(inserts('invoice')).toEqual([]);
  });

  test('covers no results after a word, a phrase or a single letter', () => {
    for (const text of ['invoice ', '"harbour letter"', '"harbour letter" ', 't', 'invoice t']) {
      expect(inserts(text)).toEqual([]);
    }
  });

  test('suggests the values of filters that have a fixed list of them', () => {
    expect(inserts('type:p')).toEqual(['type:pdf ', 'type:presentation ', 'type:pptx ']);
    expect(inserts('tag:p')).toEqual([]);
    expect(inserts('kind:re')).toEqual(['kind:receipt ', 'kind:reminder ']);
    expect(inserts('-has:i')).toEqual(['has:iban ']);
    expect(inserts('no:d')).toEqual(['no:date ', 'no:due ']);
  });

  test('replaces the word at the caret, whatever follows it', () => {
    const [suggestion] = suggestFilters('a ta invoice', 4);
    expect(suggestion).toEqual({ key: 'tag', insert: 'tag:', start: 2, end: 4 });
    expect(suggestFilters('-ty', 3)[0]).toMatchObject({ start: 1, end: 3 });
  });

  test('suggests nothing inside a phrase, after an unknown key or in the middle of a word', () => {
    expect(suggestFilters('"ta', 3)).toEqual([]);
    expect(suggestFilters('foo:ta', 6)).toEqual([]);
    expect(suggestFilters('a.ta', 4)).toEqual([]);
  });
});

test('filterAtCaret returns the filter that is being typed', () => {
  expect(filterAtCaret('bill tag:Fin', 12)).toEqual({
    key: 'tag',
    typed: 'Fin',
    start: 5,
    end: 12,
  });
});
