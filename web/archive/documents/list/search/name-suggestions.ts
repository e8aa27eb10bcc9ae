import {
  filterAtCaret,
  type FilterSuggestion,
} from '../../../../../shared/archive/search/suggest-filters.ts';
import { withoutQuotes } from '../../../../../shared/archive/search/syntax/search-pieces.ts';
import { foldCase } from '../../../../../shared/text/fold-case.ts';

const most = 8;

/** The suggestions after `tag:`, `correspondent:` or `by:`: names that contain the typed text, quoted where necessary. */
export function nameSuggestions(
  text: string,
  caret: number,
  named: readonly { name: string }[],
): FilterSuggestion[] {
  const at = filterAtCaret(text, caret);
  if (at?.key !== 'tag' && at?.key !== 'correspondent' && at?.key !== 'by') return [];
  const { key, typed, start, end } = at;
  return named
    .map(({ name }) => ({ name, plain: withoutQuotes(name) }))
    .filter(({ plain }) => plain !== '' && foldCase(plain).includes(foldCase(typed)))
    .slice(0, most)
    .map(({ name, plain }) => {
      const written = /[\s:]/.test(plain) ? `"${plain}"` : plain;
      return { key, value: name, insert: `${key}:${written} `, start, end };
    });
}
