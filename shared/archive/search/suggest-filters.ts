import { documentTypes } from '../../reading/fields/document-types.ts';
import { inboxPlace, paymentStates, presenceKeys, searchTypes } from './syntax/search-filters.ts';
import { searchFilterKeys, type SearchFilterKey } from './syntax/search-pieces.ts';

/**
 * A suggested filter: `insert` replaces the text from `start` to `end`. `value` is set if it is one of a fixed list.
 */
export type FilterSuggestion = {
  key: SearchFilterKey;
  value?: string;
  insert: string;
  start: number;
  end: number;
};

/** A filter that is being typed; `key` is set once its colon is typed. */
type FilterAtCaret = {
  key?: SearchFilterKey;
  /** The key of a custom field, where these are known. */
  customKey?: string;
  typed: string;
  start: number;
  end: number;
};

/** The piece of a query at the caret, if it is or could become a filter; undefined inside a phrase. */
export function filterAtCaret(
  text: string,
  caret: number,
  customKeys: readonly string[] = [],
): FilterAtCaret | undefined {
  const before = text.slice(0, caret);
  if (((before.match(/"/g) ?? []).length & 1) === 1) return undefined;
  const match = /(?:^|\s)(-?)(?:([a-z0-9][a-z0-9-]*):)?([^\s":]*)$/iu.exec(before);
  if (!match) return undefined;
  const [, sign = '', key, typed = ''] = match;
  const end = caret + (/^[^\s"]*/.exec(text.slice(caret))?.[0].length ?? 0);
  const known = searchFilterKeys.find((candidate) => candidate === key?.toLowerCase());
  const customKey =
    known === undefined ? customKeys.find((own) => own === key?.toLowerCase()) : undefined;
  if (key !== undefined && known === undefined && customKey === undefined) return undefined;
  const start = caret - typed.length - (key === undefined ? 0 : key.length + 1);
  return {
    key: known,
    ...(customKey !== undefined && { customKey }),
    typed,
    start: Math.max(start, sign.length === 0 ? 0 : 1),
    end,
  };
}

/** Fewer letters begin many words, and the suggestions would cover their results. */
const minKeyLength = 2;

/**
 * Suggestions while a query is typed: all keys for an empty query, keys that begin with the letters at the caret, and
 * after `type:`, `kind:`, `has:`, `no:` and the keys of days (seen from `today`) their values. The interface suggests values of
 * `tag:` and `correspondent:` itself, by `filterAtCaret`.
 */
export function suggestFilters(text: string, caret: number, today: string): FilterSuggestion[] {
  const at = filterAtCaret(text, caret);
  if (!at) return [];
  const { key, typed, start, end } = at;
  const startsAsTyped = (candidate: string) => candidate.startsWith(typed.toLowerCase());
  if (key === undefined) {
    if (typed.length < minKeyLength && text.trim() !== '') return [];
    return searchFilterKeys
      .filter(startsAsTyped)
      .map((candidate) => ({ key: candidate, insert: `${candidate}:`, start, end }));
  }
  const values = dayKeys.includes(key) ? recentPeriods(typed, today) : (fixedValues[key] ?? []);
  return values
    .filter(startsAsTyped)
    .map((value) => ({ key, value, insert: `${key}:${value} `, start, end }));
}

const dayKeys: readonly SearchFilterKey[] = ['date', 'due', 'ends', 'notice', 'added', 'created'];

/**
 * Values of a filter by days while its year is typed: the month of today (`YYYY-MM-DD`) and the one before, its year and the
 * one before. A year can be a value itself, so nothing covers its results.
 */
export function recentPeriods(typed: string, today: string): string[] {
  if (/^\d{4}/.test(typed)) return [];
  const [year = 0, month = 0] = today.split('-').map(Number);
  const monthBefore = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
  return [today.slice(0, 7), monthBefore, String(year), String(year - 1)];
}

/** The values of filters that have a fixed list of them. */
const fixedValues: Partial<Record<SearchFilterKey, readonly string[]>> = {
  type: [...searchTypes.keys()],
  kind: documentTypes,
  has: presenceKeys,
  no: presenceKeys,
  in: [inboxPlace],
  is: paymentStates,
};
