import { describe, expect, test } from 'vitest';
import { searchFilterKeys } from './syntax/search-pieces.ts';
import { filterAtCaret, suggestFilters } from './suggest-filters.ts';

const today = '2026-01-31';
const inserts = (text: string, caret = text.length) =>
  suggestFilters(text, caret, today).map(({ insert }) => insert);

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

  test('suggests recent months and years for days', () => {
    const periods = ['2026-01', '2025-12', '2026', '2025'];
    for (const key of ['date', 'due', 'added', 'created']) {
      expect(inserts(`${key}:`)).toEqual(periods.map((period) => `${key}:${period} `));
    }
    expect(inserts('bill date:20')).toEqual(periods.map((period) => `date:${period} `));
    expect(inserts('date:2025')).toEqual([]);
    expect(inserts('date:>2')).toEqual([]);
  });

  test('replaces the word at the caret, whatever follows it', () => {
    const [suggestion] = suggestFilters('a ta invoice', 4, today);
    expect(suggestion).toEqual({ key: 'tag', insert: 'tag:', start: 2, end: 4 });
    expect(suggestFilters('-ty', 3, today)[0]).toMatchObject({ start: 1, end: 3 });
  });

  test('suggests nothing inside a phrase, after an unknown key or in the middle of a word', () => {
    expect(suggestFilters('"ta', 3, today)).toEqual([]);
    expect(suggestFilters('foo:ta', 6, today)).toEqual([]);
    expect(suggestFilters('a.ta', 4, today)).toEqual([]);
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
