import { documentTypes, type DocumentType } from '../../reading/fields/document-types.ts';
import {
  parseCustomFilter,
  type CustomMatch,
  type SearchableField,
} from '../custom-fields/custom-filter.ts';
import { normalizeIban } from '../../reading/fields/iban.ts';
import { referenceKey } from '../fields/reference-key.ts';
import { normalizeVatId } from '../../reading/fields/vat-id.ts';
import { boundTerms } from './bound-terms.ts';
import {
  inboxPlace,
  parseAmountFilter,
  parseCreatedFilter,
  parseDayFilter,
  parseSizeFilter,
  parseTypeFilter,
  paymentStates,
  presenceKeys,
  type Interval,
  type PaymentState,
  type PresenceKey,
} from './syntax/search-filters.ts';
import { searchPiecesOf, type SearchPiece } from './syntax/search-pieces.ts';

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
  /** The total amount, in hundredths of `currency` if it is set. */
  | { kind: 'amount'; interval: Interval<number>; currency?: string }
  /** The beginning of the IBAN. */
  | { kind: 'iban'; iban: string }
  | { kind: 'reference'; key: string }
  | { kind: 'vatId'; vatId: string }
  | { kind: 'presence'; field: PresenceKey }
  | { kind: 'inbox' }
  | { kind: 'payment'; state: PaymentState }
  /** The value of a custom field. */
  | { kind: 'custom'; fieldId: string; match: CustomMatch }
  | { kind: 'type'; mimeTypes: readonly string[] }
  | { kind: 'created'; interval: Interval<Date> }
  | { kind: 'size'; interval: Interval<number> }
);

export type SearchQuery = { terms: SearchTerm[]; filters: SearchFilter[] };

/**
 * Parses what a user typed into the search field. Every text is a query: words, `"a phrase"` (an unclosed one extends
 * to the end), `-excluded`, `key:value`, `key:"a value"` and `size:> 5 mb`. An invalid filter is ordinary text. Never throws. `fields` are custom fields, which
 * filters may name by their keys.
 */
export function parseSearchQuery(
  text: string,
  fields: readonly SearchableField[] = [],
): SearchQuery {
  const query: SearchQuery = { terms: [], filters: [] };
  for (const piece of searchPiecesOf(text)) {
    if (isUnfinishedFilter(piece, fields)) continue;
    const filter = filterOf(piece, fields);
    if (filter) query.filters.push(filter);
    else query.terms.push(...termsOf(piece));
  }
  const last = query.terms.findLast((term) => !term.isPhrase && !term.isExcluded);
  if (last) last.isPrefix = true;
  return { filters: different(query.filters), terms: boundTerms(query.terms) };
}

function different(filters: readonly SearchFilter[]): SearchFilter[] {
  return [...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).values()];
}

/** The keys of custom fields that a query may name: those of filters that are not built in. */
export function customKeysIn(text: string): string[] {
  const keys = searchPiecesOf(text).flatMap(({ key, typedKey, value, isPhrase }) => {
    if (key === 'has' || key === 'no') return presenceKeyOf(value) ? [] : value;
    if (key !== undefined) return [];
    // `project:` alone: its value is still to be typed.
    return typedKey ?? (!isPhrase && value.endsWith(':') ? value.slice(0, -1) : []);
  });
  return [...new Set(keys.map((key) => key.toLowerCase()))];
}

function presenceKeyOf(value: string): PresenceKey | undefined {
  return presenceKeys.find((each) => each === value.toLowerCase());
}

function fieldOf(key: string | undefined, fields: readonly SearchableField[]) {
  return fields.find((field) => field.key === key?.toLowerCase());
}

function isUnfinishedFilter(piece: SearchPiece, fields: readonly SearchableField[]): boolean {
  const { key, typedKey, value, isPhrase } = piece;
  if (key !== undefined) return false;
  if (typedKey !== undefined) return value.trim() === '' && fieldOf(typedKey, fields) !== undefined;
  return !isPhrase && value.endsWith(':') && fieldOf(value.slice(0, -1), fields) !== undefined;
}

function filterOf(
  piece: SearchPiece,
  fields: readonly SearchableField[],
): SearchFilter | undefined {
  const { key, typedKey, value, isExcluded } = piece;
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
    case 'vat': {
      const vatId = normalizeVatId(value);
      return vatId === '' ? undefined : { kind: 'vatId', vatId, isExcluded };
    }
    case 'has':
    case 'no': {
      const isAbsence = isExcluded !== (key === 'no');
      const field = presenceKeyOf(value);
      if (field) return { kind: 'presence', field, isExcluded: isAbsence };
      const custom = fieldOf(value, fields);
      const match = { kind: 'any' } as const;
      return custom && { kind: 'custom', fieldId: custom.id, match, isExcluded: isAbsence };
    }
    case 'in':
      return value.toLowerCase() === inboxPlace ? { kind: 'inbox', isExcluded } : undefined;
    case 'is': {
      const state = paymentStates.find((each) => each === value.toLowerCase());
      return state && { kind: 'payment', state, isExcluded };
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
      return undefined;
    case undefined: {
      const custom = fieldOf(typedKey, fields);
      const match = custom && parseCustomFilter(custom, value);
      return match && { kind: 'custom', fieldId: custom.id, match, isExcluded };
    }
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
