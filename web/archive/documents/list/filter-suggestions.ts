import {
  filterAtCaret,
  suggestFilters,
  type FilterSuggestion,
} from '../../../../shared/archive/search/suggest-filters.ts';
import { foldCase } from '../../../../shared/fold-case.ts';

const most = 8;

/** The suggestions after `tag:`: tags whose names contain the typed text, quoted where necessary. */
export function tagSuggestions(
  text: string,
  caret: number,
  tags: readonly { name: string }[],
): FilterSuggestion[] {
  const at = filterAtCaret(text, caret);
  if (at?.key !== 'tag') return [];
  const { typed, start, end } = at;
  return tags
    .filter(({ name }) => !name.includes('"') && foldCase(name).includes(foldCase(typed)))
    .slice(0, most)
    .map(({ name }) => {
      const written = /[\s:]/.test(name) ? `"${name}"` : name;
      return { key: 'tag', value: name, insert: `tag:${written} `, start, end };
    });
}

/** Whether the caret is behind `tag:`. */
export function isAtTag(text: string, caret: number): boolean {
  return filterAtCaret(text, caret)?.key === 'tag';
}

/** The suggestions for any filter at the caret. */
export function filterSuggestions(
  text: string,
  caret: number,
  tags: readonly { name: string }[],
): FilterSuggestion[] {
  return isAtTag(text, caret) ? tagSuggestions(text, caret, tags) : suggestFilters(text, caret);
}
