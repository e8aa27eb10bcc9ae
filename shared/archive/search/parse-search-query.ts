import {
  parseCreatedFilter,
  parseSizeFilter,
  parseTypeFilter,
  searchFilterKeys,
  type Interval,
  type SearchFilterKey,
} from './search-filters.ts';

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
  | { kind: 'type'; mimeTypes: readonly string[] }
  | { kind: 'created'; interval: Interval<Date> }
  | { kind: 'size'; interval: Interval<number> }
);

export type SearchQuery = { terms: SearchTerm[]; filters: SearchFilter[] };

const quote = '["\u201c-\u201f\u00ab\u00bb\u2033\uff02]';
const piecePattern = new RegExp(
  String.raw`(?<minus>[-\u2212\uff0d])?(?:size:(?<size>(?:[<>]=?|=)?\s*\d[\d.,]*\s*[kmg]i?b)(?!\S)|(?:(?<key>[a-z]+):)?(?:${quote}(?<phrase>[^"\u201c-\u201f\u00ab\u00bb\u2033\uff02]*)(?<end>${quote}|$)|(?<word>[^\s"\u201c-\u201f\u00ab\u00bb\u2033\uff02]+)))`,
  'giu',
);

/**
 * Parses what a user typed into the search field. Every text is a query: words, `"a phrase"` (an unclosed one extends
 * to the end), `-excluded`, `key:value`, `key:"a value"` and `size:> 5 mb`. An invalid filter is ordinary text. Never throws.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const query: SearchQuery = { terms: [], filters: [] };
  for (const { groups = {} } of text.matchAll(piecePattern)) {
    const { minus, size, key, phrase, end, word } = groups;
    const piece = {
      key: size === undefined ? filterKeyOf(key) : 'size',
      value: size?.replaceAll(/\s/g, '') ?? phrase ?? word ?? '',
      isPhrase: phrase !== undefined,
      isOpen: end === '',
      isExcluded: minus !== undefined,
    };
    if (isUnfinished(piece)) continue;
    const filter = filterOf(piece);
    if (filter) query.filters.push(filter);
    else query.terms.push(...termsOf(piece, key));
  }
  const last = query.terms.findLast((term) => !term.isPhrase && !term.isExcluded);
  if (last) last.isPrefix = true;
  return query;
}

type Piece = {
  key: SearchFilterKey | undefined;
  value: string;
  isPhrase: boolean;
  isOpen: boolean;
  isExcluded: boolean;
};

/** `tag:` alone: its value is still to be typed. */
function isUnfinished({ key, value, isPhrase }: Piece): boolean {
  if (key) return value.trim() === '';
  return !isPhrase && value.endsWith(':') && filterKeyOf(value.slice(0, -1)) !== undefined;
}

function filterKeyOf(key: string | undefined): SearchFilterKey | undefined {
  return searchFilterKeys.find((candidate) => candidate === key?.toLowerCase());
}

function filterOf({ key, value, isExcluded }: Piece): SearchFilter | undefined {
  switch (key) {
    case 'tag':
      return { kind: 'tag', name: value, isExcluded };
    case 'type': {
      const mimeTypes = parseTypeFilter(value);
      return mimeTypes && { kind: 'type', mimeTypes, isExcluded };
    }
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

function termsOf({ key, value, isPhrase, isOpen, isExcluded }: Piece, typedKey = ''): SearchTerm[] {
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
