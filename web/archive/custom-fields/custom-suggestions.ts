import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { withoutQuotes } from '../../../shared/archive/search/search-pieces.ts';
import { filterAtCaret } from '../../../shared/archive/search/suggest-filters.ts';
import { foldCase } from '../../../shared/fold-case.ts';

/** `insert` replaces the text from `start` to `end`; `name` is that of the field whose key is suggested. */
export type CustomSuggestion = { insert: string; name?: string; start: number; end: number };

const most = 8;
/** As of built-in filters: fewer letters begin many words. */
const minKeyLength = 2;

/** Suggestions of custom fields while a query is typed: their keys, also after `has:` and `no:`, and values of one of them. */
export function customSuggestions(
  text: string,
  caret: number,
  fields: readonly Pick<CustomField, 'key' | 'name' | 'type' | 'options'>[],
): CustomSuggestion[] {
  const at = filterAtCaret(
    text,
    caret,
    fields.map(({ key }) => key),
  );
  if (!at) return [];
  const { key, customKey, typed, start, end } = at;
  const named = fields.filter(
    (field) =>
      field.key.startsWith(typed.toLowerCase()) || foldCase(field.name).startsWith(foldCase(typed)),
  );
  if (key === 'has' || key === 'no') {
    return named.map((field) => ({ insert: `${key}:${field.key} `, start, end }));
  }
  if (key !== undefined) return [];
  if (customKey === undefined) {
    if (typed.length < minKeyLength && text.trim() !== '') return [];
    return named.map((field) => ({ insert: `${field.key}:`, name: field.name, start, end }));
  }
  const field = fields.find((each) => each.key === customKey);
  return valuesOf(field)
    .filter((value) => foldCase(value).includes(foldCase(typed)))
    .slice(0, most)
    .map((value) => {
      const written = /[\s:]/.test(value) ? `"${value}"` : value;
      return { insert: `${customKey}:${written} `, start, end };
    });
}

function valuesOf(field: Pick<CustomField, 'type' | 'options'> | undefined): string[] {
  if (field?.type === 'boolean') return ['yes', 'no'];
  return field?.options.map(({ name }) => withoutQuotes(name)) ?? [];
}
