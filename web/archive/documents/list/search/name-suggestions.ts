import {
  filterAtCaret,
  suggestFilters,
  type FilterSuggestion,
} from '../../../../../shared/archive/search/suggest-filters.ts';
import { withoutQuotes } from '../../../../../shared/archive/search/syntax/search-pieces.ts';
import { foldWithSigns } from '../../../../../shared/text/fold-for-search.ts';

const most = 8;

type Named = { name: string };

type Known = {
  tags: readonly Named[];
  correspondents: readonly Named[];
  people: readonly string[] | undefined;
};

/** Returns the suggestions of built-in filters and their values; dates are relative to `today`. */
export function filterSuggestions(
  { text, caret, today }: { text: string; caret: number; today: string },
  { tags, correspondents, people = [] }: Known,
): FilterSuggestion[] {
  const uploaders = ['me', ...people].map((name) => ({ name }));
  const named = new Map<string, readonly Named[]>([
    ['tag', tags],
    ['correspondent', correspondents],
    ['by', uploaders],
  ]);
  const names = named.get(filterAtCaret(text, caret)?.key ?? '');
  return names ? nameSuggestions(text, caret, names) : suggestFilters(text, caret, today);
}

/**
 * Returns the suggestions after `tag:`, `correspondent:` or `by:`: names that contain the typed text, quoted if
 * necessary.
 */
export function nameSuggestions(
  text: string,
  caret: number,
  named: readonly Named[],
): FilterSuggestion[] {
  const at = filterAtCaret(text, caret);
  if (at?.key !== 'tag' && at?.key !== 'correspondent' && at?.key !== 'by') return [];
  const { key, typed, start, end } = at;
  return named
    .map(({ name }) => ({ name, plain: withoutQuotes(name) }))
    .filter(({ plain }) => plain !== '' && foldWithSigns(plain).includes(foldWithSigns(typed)))
    .slice(0, most)
    .map(({ name, plain }) => {
      const written = /[\s:]/.test(plain) ? `"${plain}"` : plain;
      return { key, value: name, insert: `${key}:${written} `, start, end };
    });
}
