import { documentTypes, type DocumentType } from '../fields/document-types.ts';
import { normalizeIban } from '../fields/iban.ts';
import { referenceKey } from '../fields/reference-key.ts';
import {
  parseAmountFilter,
  parseCreatedFilter,
  parseDayFilter,
  parseSizeFilter,
  parseTypeFilter,
  presenceKeys,
  type Interval,
  type PresenceKey,
} from './search-filters.ts';
import { searchPiecesOf, type SearchPiece } from './search-pieces.ts';

/** Text to find, in the name, the content, a note or `any` of them. A phrase matches whole words in their order. */
export type SearchTerm = {
  field: 'any' | 'name' | 'content' | 'note';
  text: string;
  isPhrase: boolean;
  /** The user may still be typing it: its last word matches as a prefix. */
  isPrefix: boolean;
  isExcluded: boolean;
};

/** A condition on a document besides its text; with `isExcluded`, documents must not meet it. */
export type SearchFilter = { isExcluded: boolean } & (
  | { kind: 'tag'; name: string }
  | { kind: 'correspondent'; name: string }
  | { kind: 'documentType'; type: DocumentType }
  | { kind: 'day'; field: 'documentDate' | 'dueDate'; interval: Interval<string> }
  /** In hundredths, of a currency if it is set. */
  | { kind: 'amount'; interval: Interval<number>; currency?: string }
  /** How it begins. */
  | { kind: 'iban'; iban: string }
  | { kind: 'reference'; key: string }
  | { kind: 'presence'; field: PresenceKey }
  | { kind: 'type'; mimeTypes: readonly string[] }
  | { kind: 'created'; interval: Interval<Date> }
  | { kind: 'size'; interval: Interval<number> }
);

export type SearchQuery = { terms: SearchTerm[]; filters: SearchFilter[] };

/**
 * Parses what a user typed into the search field. Every text is a query: words, `"a phrase"` (an unclosed one extends
 * to the end), `-excluded`, `key:value`, `key:"a value"` and `size:> 5 mb`. An invalid filter is ordinary text. Never throws.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const query: SearchQuery = { terms: [], filters: [] };
  for (const piece of searchPiecesOf(text)) {
    const filter = filterOf(piece);
    if (filter) query.filters.push(filter);
    else query.terms.push(...termsOf(piece));
  }
  const last = query.terms.findLast((term) => !term.isPhrase && !term.isExcluded);
  if (last) last.isPrefix = true;
  return query;
}

function filterOf({ key, value, isExcluded }: SearchPiece): SearchFilter | undefined {
  switch (key) {
    case 'tag':
      return { kind: 'tag', name: value, isExcluded };
    case 'type': {
      const mimeTypes = parseTypeFilter(value);
      return mimeTypes && { kind: 'type', mimeTypes, isExcluded };
    }
    case 'correspondent':
      return { kind: 'correspondent', name: value, isExcluded };
    case 'kind': {
      const type = documentTypes.find((each) => each === value.toLowerCase());
      return type && { kind: 'documentType', type, isExcluded };
    }
    case 'date':
    case 'due': {
      const interval = parseDayFilter(value);
      const field = key === 'date' ? 'documentDate' : 'dueDate';
      return interval && { kind: 'day', field, interval, isExcluded };
    }
    case 'amount': {
      const filter = parseAmountFilter(value);
      return filter && { kind: 'amount', ...filter, isExcluded };
    }
    case 'iban': {
      const iban = normalizeIban(value);
      return iban === '' ? undefined : { kind: 'iban', iban, isExcluded };
    }
    case 'ref':
      return { kind: 'reference', key: referenceKey(value), isExcluded };
    case 'has':
    case 'no': {
      const field = presenceKeys.find((each) => each === value.toLowerCase());
      return field && { kind: 'presence', field, isExcluded: isExcluded !== (key === 'no') };
    }
    case 'added':
    case 'created': {
      const interval = parseCreatedFilter(value);
      return interval && { kind: 'created', interval, isExcluded };
    }
    case 'size': {
      const interval = parseSizeFilter(value);
      return interval && { kind: 'size', interval, isExcluded };
    }
    case 'name':
    case 'content':
    case 'note':
    case undefined:
      return undefined;
  }
}

function termsOf(piece: SearchPiece): SearchTerm[] {
  const { key, typedKey = '', value, isPhrase, isOpen, isExcluded } = piece;
  const term = { isPhrase, isPrefix: isOpen, isExcluded };
  if (key === 'name' || key === 'content' || key === 'note')
    return [{ ...term, field: key, text: value }];
  if (typedKey === '') return [{ ...term, field: 'any', text: value }];
  if (!isPhrase) return [{ ...term, field: 'any', text: `${typedKey}:${value}` }];
  return [
    { ...term, field: 'any', text: typedKey, isPhrase: false, isPrefix: false },
    { ...term, field: 'any', text: value },
  ];
}
