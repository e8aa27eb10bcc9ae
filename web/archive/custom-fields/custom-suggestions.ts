import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { withoutQuotes } from '../../../shared/archive/search/syntax/search-pieces.ts';
import { filterAtCaret, recentPeriods } from '../../../shared/archive/search/suggest-filters.ts';
import { foldWithSigns } from '../../../shared/text/fold-for-search.ts';

/** `insert` replaces the text from `start` to `end`; `name` is the name of the field if its key is suggested. */
type CustomSuggestion = { insert: string; name?: string; start: number; end: number };

type SuggestedField = Pick<CustomField, 'key' | 'name' | 'type' | 'options'> & {
  people?: readonly string[];
};

const most = 8;
/** The minimum is the same as for built-in filters: fewer letters match too many keys. */
const minKeyLength = 2;

export function fieldAtCaret<Field extends Pick<CustomField, 'key'>>(
  text: string,
  caret: number,
  fields: readonly Field[],
): Field | undefined {
  const keys = fields.map(({ key }) => key);
  const { customKey } = filterAtCaret(text, caret, keys) ?? {};
  return fields.find(({ key }) => key === customKey);
}

/**
 * Returns the suggestions of custom fields for a query: their keys, also after `has:` and `no:`, and the values of the
 * field at the caret. Dates are relative to `today`.
 */
export function customSuggestions(
  { text, caret, today }: { text: string; caret: number; today: string },
  fields: readonly SuggestedField[],
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
      field.key.startsWith(typed.toLowerCase()) ||
      foldWithSigns(field.name).startsWith(foldWithSigns(typed)),
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
  return valuesOf(field, { typed, today })
    .filter((value) => value !== '' && foldWithSigns(value).includes(foldWithSigns(typed)))
    .slice(0, most)
    .map((value) => {
      const written = /[\s:]/.test(value) ? `"${value}"` : value;
      return { insert: `${customKey}:${written} `, start, end };
    });
}

function valuesOf(
  field: SuggestedField | undefined,
  { typed, today }: { typed: string; today: string },
): string[] {
  switch (field?.type) {
    case 'boolean':
      return ['yes', 'no'];
    case 'select':
    case 'multi-select':
      return field.options.map(({ name }) => withoutQuotes(name));
    case 'person':
      return field.people?.map(withoutQuotes) ?? [];
    case 'date':
      return recentPeriods(typed, today);
    case 'text':
    case 'number':
    case 'money':
    case 'document':
    case 'link':
    case undefined:
      return [];
  }
}
