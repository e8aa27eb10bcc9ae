import { documentTypes } from '../../reading/fields/document-types.ts';
import { inboxPlace, paymentStates, presenceKeys, searchTypes } from './syntax/search-filters.ts';
import { searchFilterKeys, type SearchFilterKey } from './syntax/search-pieces.ts';

/** A suggested filter: `insert` replaces the text from `start` to `end`. `value` is set for filters with fixed values. */
export type FilterSuggestion = {
  key: SearchFilterKey;
  value?: string;
  insert: string;
  start: number;
  end: number;
};

type FilterAtCaret = {
  key?: SearchFilterKey;
  customKey?: string;
  typed: string;
  start: number;
  end: number;
};

/** Returns the filter at the caret, or what can become one; undefined inside a phrase. */
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

/** Fewer letters match too many words, and the suggestions would cover results. */
const minKeyLength = 2;

/**
 * Returns suggestions while a query is typed: all keys for an empty query, keys that begin with the letters at the caret, and the values of
 * `type:`, `kind:`, `has:`, `no:` and date filters (relative to `today`). The interface itself suggests values of `tag:` and
 * `correspondent:`, by `filterAtCaret`.
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
 * Returns periods to suggest while a year is typed: this month and the last one, this year and the last one (`today` is `YYYY-MM-DD`). None
 * is suggested after a complete year, which is a valid value itself.
 */
export function recentPeriods(typed: string, today: string): string[] {
  if (/^\d{4}/.test(typed)) return [];
  const [year = 0, month = 0] = today.split('-').map(Number);
  const monthBefore = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
  return [today.slice(0, 7), monthBefore, String(year), String(year - 1)];
}

const fixedValues: Partial<Record<SearchFilterKey, readonly string[]>> = {
  type: [...searchTypes.keys()],
  kind: documentTypes,
  has: presenceKeys,
  no: presenceKeys,
  in: [inboxPlace],
  is: paymentStates,
};
