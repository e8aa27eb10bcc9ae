import { searchFilterKeys, searchTypes, type SearchFilterKey } from './search-filters.ts';

/** A filter to offer: replaces the text from `start` to `end` by `insert`. `value` is set when it is one of a fixed list. */
export type FilterSuggestion = {
  key: SearchFilterKey;
  value?: string;
  insert: string;
  start: number;
  end: number;
};

/** What a person has begun to type of a filter; `key` is set once its colon is there. */
export type FilterAtCaret = { key?: SearchFilterKey; typed: string; start: number; end: number };

/** The piece of a query in which the caret stands, where a filter could begin or has begun; undefined inside a phrase. */
export function filterAtCaret(text: string, caret: number): FilterAtCaret | undefined {
  const before = text.slice(0, caret);
  if (((before.match(/"/g) ?? []).length & 1) === 1) return undefined;
  const [, sign = '', key, typed = ''] =
    /(?:^|\s)(-?)(?:([a-z]+):)?([^\s":]*)$/iu.exec(before) ?? [];
  const end = caret + (/^[^\s"]*/.exec(text.slice(caret))?.[0].length ?? 0);
  const known = searchFilterKeys.find((candidate) => candidate === key?.toLowerCase());
  if (key !== undefined && known === undefined) return undefined;
  const start = caret - typed.length - (key === undefined ? 0 : key.length + 1);
  return { key: known, typed, start: Math.max(start, sign.length === 0 ? 0 : 1), end };
}

/**
 * Filters to offer while a query is typed: keys that begin with the word at the caret (all of them for an empty word),
 * and after `type:` its values. Values of `tag:` are the interface's to offer, with `filterAtCaret`.
 */
export function suggestFilters(text: string, caret: number): FilterSuggestion[] {
  const at = filterAtCaret(text, caret);
  if (!at) return [];
  const { key, typed, start, end } = at;
  const begins = (candidate: string) => candidate.startsWith(typed.toLowerCase());
  if (key === undefined) {
    return searchFilterKeys
      .filter(begins)
      .map((candidate) => ({ key: candidate, insert: `${candidate}:`, start, end }));
  }
  if (key !== 'type') return [];
  return Object.keys(searchTypes)
    .filter(begins)
    .map((value) => ({ key, value, insert: `type:${value} `, start, end }));
}
