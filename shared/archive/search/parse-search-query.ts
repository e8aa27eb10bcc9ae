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
  isPresenceKey,
  momentInUtc,
  parseAmountFilter,
  parseArchiveNumberFilter,
  parseCreatedFilter,
  parseDayFilter,
  parseSizeFilter,
  parseTypeFilter,
  paymentStateOf,
  presenceKeyOf,
  type Interval,
  type Moment,
  type PaymentState,
  type PresenceKey,
} from './syntax/search-filters.ts';
import { isInboxWord } from './syntax/value-words.ts';
import {
  filterKeyIn,
  isLaterKey,
  searchPiecesOf,
  type SearchFilterKey,
  type SearchPiece,
} from './syntax/search-pieces.ts';
import { documentTypesNamed, isTypeKey, type NamedType } from './syntax/type-words.ts';
import { namesOf, noUploaders, uploadersMeant, type Uploaders } from './syntax/uploaders.ts';
import { mostSuggested, unknownTermOf, type UnknownTerm } from './unknown-terms.ts';

/** Text to find in the name, the content, a note or `any` of them. A phrase matches whole words in order. */
export type SearchTerm = {
  field: 'any' | 'name' | 'content' | 'note';
  text: string;
  /** The term joined with its neighbours, for single letters or groups of digits; an alternative to `text`. */
  together?: string;
  isPhrase: boolean;
  /** The last word matches as a prefix, because the user may still be typing it. */
  isPrefix: boolean;
  isExcluded: boolean;
};

const dayFields = {
  date: 'documentDate',
  due: 'dueDate',
  ends: 'endDate',
  notice: 'noticeDate',
} as const;
type DayField = (typeof dayFields)[keyof typeof dayFields];

export type SearchFilter = { isExcluded: boolean } & (
  | { kind: 'tag'; name: string }
  | { kind: 'anyTag'; tagIds: readonly string[] }
  /** Matches a part of the name, or with `isWhole` the whole name if there is such a correspondent. */
  | { kind: 'correspondent'; name: string; isWhole: boolean }
  | { kind: 'correspondents'; correspondentIds: readonly string[] }
  | { kind: 'documentType'; types: string[] }
  | { kind: 'day'; field: DayField; interval: Interval<string> }
  /** `interval` is in hundredths of `currency`, if it is set. */
  | { kind: 'amount'; interval: Interval<number>; currency?: string }
  | { kind: 'iban'; iban: string }
  | { kind: 'reference'; key: string }
  | { kind: 'vatId'; vatId: string }
  | { kind: 'archiveNumber'; interval: Interval<number> }
  | { kind: 'presence'; field: PresenceKey }
  | { kind: 'inbox' }
  | { kind: 'payment'; state: PaymentState }
  | { kind: 'custom'; fieldId: string; match: CustomMatch }
  | { kind: 'type'; mimeTypes: readonly string[] }
  | { kind: 'uploader'; userIds: string[] }
  | { kind: 'created'; interval: Interval<Date> }
  | { kind: 'size'; interval: Interval<number> }
  /** The time of the last change, or of adding if there was none. */
  | { kind: 'changed'; interval: Interval<Date> }
  | { kind: 'documents'; documentIds: readonly string[] }
  | { kind: 'anyOf'; filters: readonly SearchFilter[] }
);

/** `unknownTerms`: filters with an unknown key or value, without duplicates, which do not affect the results. */
export type SearchQuery = {
  terms: SearchTerm[];
  filters: SearchFilter[];
  unknownTerms: UnknownTerm[];
};

type KnownValues = { uploaders?: Uploaders; types?: readonly NamedType[] };

/**
 * Parses what a user typed into the search field. Every text is a query: words, `"a phrase"` (an unclosed one extends to the end),
 * `-excluded`, `key:value`, `key:"a value"` and `size:> 5 mb`. What does not resemble a filter is ordinary text. Never throws. `fields` are
 * custom fields, whose keys are filters too; periods are relative to `moment`.
 */
export function parseSearchQuery(
  text: string,
  fields: readonly SearchableField[] = [],
  moment: Moment = momentInUtc(),
  { uploaders = noUploaders, types = [] }: KnownValues = {},
): SearchQuery {
  const query: SearchQuery = { terms: [], filters: [], unknownTerms: [] };
  const context = { fields, moment, uploaders, types };
  const unknowns = new Map<string, UnknownTerm | undefined>();
  for (const piece of searchPiecesOf(text)) {
    if (isUnfinishedFilter(piece, fields)) continue;
    const filter = filterOf(piece, context);
    const isFilterOf = (other: string) => isFilter(other, context);
    if (!unknowns.has(piece.source)) {
      const unknownTerm = unknownTermOf(piece, {
        fields,
        names: namesOf(uploaders),
        types,
        isKnown: canMatch(filter),
        isFilter: isFilterOf,
        isSuggested: query.unknownTerms.length < mostSuggested,
      });
      unknowns.set(piece.source, unknownTerm);
      if (unknownTerm) query.unknownTerms.push(unknownTerm);
    }
    if (filter) query.filters.push(filter);
    else if (!unknowns.get(piece.source))
      query.terms.push(...termsOf(piece, filterKeyIn(piece, fields)));
  }
  const last = query.terms.findLast((term) => !term.isPhrase && !term.isExcluded);
  if (last) last.isPrefix = true;
  return { ...query, filters: different(query.filters), terms: boundTerms(query.terms) };
}

function different(filters: readonly SearchFilter[]): SearchFilter[] {
  return [...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).values()];
}

function canMatch(filter: SearchFilter | undefined): boolean {
  if (filter?.kind === 'uploader') return filter.userIds.length > 0;
  if (filter?.kind !== 'custom' || filter.match.kind !== 'values') return filter !== undefined;
  return filter.match.values.length > 0;
}

function isFilter(text: string, context: Context): boolean {
  const [piece, ...others] = searchPiecesOf(text);
  return piece !== undefined && others.length === 0 && canMatch(filterOf(piece, context));
}

/** Returns the custom field keys that a query may contain: keys of no built-in filter, and synonyms of filters. */
export function customKeysIn(text: string): string[] {
  const keys = searchPiecesOf(text).flatMap(({ key, alias, typedKey, value, isPhrase }) => {
    const own = key === undefined ? (typedKey ?? []) : [];
    if ((key ?? alias) === 'has' || (key ?? alias) === 'no')
      return isSettledPresence(value) ? own : [own, value].flat();
    if (key !== undefined && !isLaterKey(key)) return [];
    // `project:` alone is incomplete, as its value is still to be typed.
    return typedKey ?? (!isPhrase && value.endsWith(':') ? value.slice(0, -1) : []);
  });
  return [...new Set(keys.map((key) => key.toLowerCase()))];
}

/** Returns whether a query names a type other than by a built-in key, so that the organization's types are needed. */
export function namesTypes(text: string): boolean {
  return searchPiecesOf(text).some(
    ({ key, alias, value }) => (key ?? alias) === 'kind' && !value.split(',').every(isTypeKey),
  );
}

/** Returns whether a value of `has:` is a filter that is older than custom fields with this key. */
function isSettledPresence(value: string): boolean {
  return isPresenceKey(value) && !isLaterKey(value);
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

type Context = {
  fields: readonly SearchableField[];
  moment: Moment;
  uploaders: Uploaders;
  types: readonly NamedType[];
};

function filterOf(piece: SearchPiece, context: Context): SearchFilter | undefined {
  const { fields, moment } = context;
  const { typedKey, value, isExcluded } = piece;
  const key = filterKeyIn(piece, fields);
  switch (key) {
    case 'tag':
      return { kind: 'tag', name: value, isExcluded };
    case 'type': {
      const mimeTypes = parseTypeFilter(value);
      return mimeTypes && { kind: 'type', mimeTypes, isExcluded };
    }
    case 'correspondent':
      return { kind: 'correspondent', name: value, isWhole: piece.isPhrase, isExcluded };
    case 'kind': {
      const types = documentTypesNamed(value, context.types);
      return types.length === 0 ? undefined : { kind: 'documentType', types, isExcluded };
    }
    case 'date':
    case 'due':
    case 'ends':
    case 'notice': {
      const interval = parseDayFilter(value, moment);
      return interval && { kind: 'day', field: dayFields[key], interval, isExcluded };
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
    case 'asn': {
      const interval = parseArchiveNumberFilter(value);
      return interval && { kind: 'archiveNumber', interval, isExcluded };
    }
    case 'has':
    case 'no': {
      const isAbsence = isExcluded !== (key === 'no');
      const custom = isSettledPresence(value) ? undefined : fieldOf(value, fields);
      const match = { kind: 'any' } as const;
      if (custom) return { kind: 'custom', fieldId: custom.id, match, isExcluded: isAbsence };
      const field = presenceKeyOf(value);
      return field && { kind: 'presence', field, isExcluded: isAbsence };
    }
    case 'in':
      return isInboxWord(value) ? { kind: 'inbox', isExcluded } : undefined;
    case 'is': {
      const state = paymentStateOf(value);
      return state && { kind: 'payment', state, isExcluded };
    }
    case 'by': {
      const userIds = uploadersMeant(piece, context.uploaders);
      return { kind: 'uploader', userIds, isExcluded };
    }
    case 'added':
    case 'created': {
      const interval = parseCreatedFilter(value, moment);
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
      const match = custom && parseCustomFilter(custom, value, moment);
      return match && { kind: 'custom', fieldId: custom.id, match, isExcluded };
    }
  }
}

function termsOf(piece: SearchPiece, key: SearchFilterKey | undefined): SearchTerm[] {
  const { typedKey = '', value, together, isPhrase, isOpen, isExcluded } = piece;
  const term = { isPhrase, isPrefix: isOpen, isExcluded };
  if (key === 'name' || key === 'content' || key === 'note')
    return [{ ...term, field: key, text: value }];
  if (typedKey === '')
    return [{ ...term, field: 'any', text: value, ...(together !== undefined && { together }) }];
  if (!isPhrase) return [{ ...term, field: 'any', text: `${typedKey}:${value}` }];
  return [
    { ...term, field: 'any', text: typedKey, isPhrase: false, isPrefix: false },
    { ...term, field: 'any', text: value },
  ];
}
