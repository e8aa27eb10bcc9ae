import type { SearchableField } from '../custom-fields/custom-filter.ts';
import { filterKeys, wordKey } from './syntax/filter-words.ts';
import { inboxWords, paymentWords } from './syntax/value-words.ts';
import { nearestWord } from './syntax/nearest.ts';
import { periodKeys } from './syntax/periods.ts';
import { searchTypes } from './syntax/search-filters.ts';
import {
  filterKeyIn,
  searchFilterKeys,
  writtenValue,
  type SearchFilterKey,
  type SearchPiece,
} from './syntax/search-pieces.ts';
import { typeKeys, type NamedType } from './syntax/type-words.ts';

export type UnknownTerm = { term: string; suggestion: string | null };

/** Maximum number of suggestions for one search, because each compares many words. */
export const mostSuggested = 5;

type Known = {
  fields: readonly SearchableField[];
  names: readonly string[];
  types: readonly NamedType[];
  isKnown: boolean;
  isFilter: (text: string) => boolean;
  isSuggested: boolean;
};

/** Shorter words before a colon are text, as in `Re:` and `AZ:1`. */
const minKeyLength = 5;

/** Returns the unknown part of a filter or of what resembles one; undefined for text. */
export function unknownTermOf(piece: SearchPiece, known: Known): UnknownTerm | undefined {
  const { source, typedKey } = piece;
  const { fields, names, types, isKnown, isFilter, isSuggested } = known;
  if (typedKey === undefined) return undefined;
  const key = filterKeyIn(piece, fields);
  if (key === 'name' || key === 'content' || key === 'note') return undefined;
  const field = key ? undefined : fields.find((each) => each.key === typedKey.toLowerCase());
  const valid = (written: string[]) => written.find(isFilter) ?? null;
  if (key || field) {
    if (isKnown) return undefined;
    const others = isSuggested ? otherValues(piece, { key, field, fields, names, types }) : [];
    return { term: source, suggestion: valid(others) };
  }
  const suggestion = valid(otherKeys(piece, fields));
  return suggestion === null ? undefined : { term: source, suggestion };
}

function otherKeys({ source, typedKey = '' }: SearchPiece, fields: Known['fields']): string[] {
  const typed = wordKey(typedKey);
  if (typed.length < minKeyLength) return [];
  const keys = [...searchFilterKeys, ...fields.map(({ key }) => key), ...filterKeys()];
  const nearest = nearestWord(typed, keys);
  return nearest === undefined ? [] : [source.replace(typedKey, nearest)];
}

type Meant = {
  key: SearchFilterKey | undefined;
  field: SearchableField | undefined;
  fields: Known['fields'];
  names: Known['names'];
  types: Known['types'];
};

function otherValues({ source, value }: SearchPiece, meant: Meant): string[] {
  const start = source.slice(0, source.indexOf(':') + 1);
  const minus = /^\P{L}/u.exec(start)?.[0] ?? '';
  const nearest = nearestWord(wordKey(value), valuesOf(meant).map(wordKey));
  const written = valuesOf(meant).find((each) => wordKey(each) === nearest);
  return [
    ...(written === undefined ? [] : [start + writtenValue(written)]),
    ...(meant.key === 'type' ? [`${minus}kind:${value}`] : []),
    ...(meant.key === 'kind' ? [`${minus}type:${value}`] : []),
  ];
}

function valuesOf({ key, field, fields, names, types }: Meant): readonly string[] {
  switch (key) {
    case 'kind':
      return [...types.map(({ name }) => name), ...typeKeys()];
    case 'type':
      return [...searchTypes.keys()];
    case 'date':
    case 'due':
    case 'ends':
    case 'notice':
    case 'added':
    case 'created':
      return periodKeys();
    case 'has':
    case 'no':
      return [...searchFilterKeys, ...fields.map((each) => each.key), ...filterKeys()];
    case 'by':
      return names;
    case 'in':
      return inboxWords;
    case 'is':
      return Object.entries(paymentWords).flat(2);
    case undefined:
      return [...(field?.options ?? []), ...((!field?.arePeopleSecret && field?.people) || [])].map(
        ({ name }) => name,
      );
    case 'tag':
    case 'correspondent':
    case 'amount':
    case 'iban':
    case 'ref':
    case 'vat':
    case 'asn':
    case 'size':
    case 'name':
    case 'content':
    case 'note':
      return [];
  }
}
