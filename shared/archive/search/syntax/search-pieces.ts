import { isIban } from '../../../reading/fields/iban.ts';
import { joinedGroups } from '../../../text/joined-words.ts';
import { filterOfWord } from './filter-words.ts';

export const searchFilterKeys = [
  'tag',
  'correspondent',
  'kind',
  'date',
  'due',
  'ends',
  'notice',
  'added',
  'by',
  'amount',
  'iban',
  'ref',
  'vat',
  'asn',
  'has',
  'no',
  'in',
  'is',
  'name',
  'content',
  'note',
  'type',
  'created',
  'size',
] as const;
export type SearchFilterKey = (typeof searchFilterKeys)[number];

/**
 * A word, a phrase or a filter; `source` is the typed text, `typedKey` what precedes the colon, `key` the filter with that key, and `alias`
 * the filter of which it is a synonym.
 */
export type SearchPiece = {
  source: string;
  key: SearchFilterKey | undefined;
  alias: SearchFilterKey | undefined;
  typedKey: string | undefined;
  value: string;
  together?: string;
  isPhrase: boolean;
  isOpen: boolean;
  isExcluded: boolean;
};

const quote = '["\u201c-\u201f\u00ab\u00bb\u2033\uff02]';
const quotes = new RegExp(quote, 'gu');
export const piecePattern = new RegExp(
  String.raw`(?<minus>[-\u2212\uff0d])?(?:size:(?<size>(?:[<>]=?|=)?\s*\d[\d.,]*\s*[kmg]i?b)(?!\S)|(?:(?<key>[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*):)?(?:${quote}(?<phrase>[^"\u201c-\u201f\u00ab\u00bb\u2033\uff02]*)(?<end>${quote}|$)|(?<word>[^\s"\u201c-\u201f\u00ab\u00bb\u2033\uff02]+)))`,
  'giu',
);

/** Returns a name without quotes, so that a search can contain it between quotes. */
export function withoutQuotes(name: string): string {
  return name.replaceAll(quotes, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Returns a name as the value of a filter that takes whole names. */
export function wholeName(name: string): string {
  return `"${withoutQuotes(name)}"`;
}

/** Returns a value as it is written after a colon: between quotes if it is more than a word. */
export function writtenValue(value: string): string {
  const plain = withoutQuotes(value);
  return /[\s:]/u.test(plain) ? `"${plain}"` : plain;
}

/** Splits a search into its pieces, without filters that have no value yet. */
export function searchPiecesOf(text: string): SearchPiece[] {
  const pieces = Array.from(
    text.matchAll(piecePattern),
    ({ 0: source, groups = {} }): SearchPiece => {
      const { minus, size, key, phrase, end, word } = groups;
      const isAddressPiece = isAddress(groups);
      const filter = size === undefined ? filterKeyOf(key) : 'size';
      return {
        source,
        key: filter,
        alias: filter || isAddressPiece ? undefined : filterOfWord(key ?? ''),
        typedKey: isAddressPiece ? undefined : key,
        value: isAddressPiece
          ? `${key}:${word}`
          : (size?.replaceAll(/\s/g, '') ?? phrase ?? word ?? ''),
        isPhrase: phrase !== undefined,
        isOpen: end === '',
        isExcluded: minus !== undefined,
      };
    },
  );
  return withGroups(joinIbans(pieces.filter((piece) => !isUnfinished(piece))));
}

/** Filters that were added later, so that custom fields may already have had their keys. */
const laterKeys: readonly SearchFilterKey[] = ['is', 'ends', 'notice', 'by', 'asn'];

/** Returns whether a custom field may have the key of this filter. */
export function isLaterKey(key: string): boolean {
  return laterKeys.some((each) => each === key.toLowerCase());
}

/**
 * Returns the filter of a piece. A custom field with that key takes precedence over synonyms of filters, and over filters that are newer
 * than the field.
 */
export function filterKeyIn(
  { key, alias, typedKey }: SearchPiece,
  fields: readonly { key: string }[] = [],
): SearchFilterKey | undefined {
  const isField = fields.some((field) => field.key === typedKey?.toLowerCase());
  if (isField) return key && !isLaterKey(key) ? key : undefined;
  return key ?? alias;
}

const ibanStart = /^[a-z]{2}\d{2}(?:[a-z\d]{4})*$/i;
/** No IBAN has more groups. */
const maxIbanGroups = 9;

/** Joins the groups of an IBAN to one piece; after `iban:` also those of its beginning. */
function joinIbans(pieces: readonly SearchPiece[]): SearchPiece[] {
  const joined: SearchPiece[] = [];
  for (let index = 0; index < pieces.length;) {
    const groups = pieces.slice(index, index + ibanGroupsAt(pieces, index));
    index += groups.length;
    joined.push(...groups.slice(0, 1).map((first) => ({ ...first, ...joinGroups(groups) })));
  }
  return joined;
}

function ibanGroupsAt(pieces: readonly SearchPiece[], start: number): number {
  const [first, ...others] = pieces.slice(start, start + maxIbanGroups);
  if (!first || first.isPhrase || !ibanStart.test(first.value)) return 1;
  const end = others.findIndex(
    ({ typedKey, isPhrase, isExcluded, value }) =>
      typedKey !== undefined || isPhrase || isExcluded || !/^[a-z\d]{1,4}$/i.test(value),
  );
  const groups = [first, ...others.slice(0, end < 0 ? others.length : end)];
  if (first.key === 'iban') {
    const other = groups.findIndex(({ value }) => !/\d/.test(value));
    return other < 0 ? groups.length : other;
  }
  const isWhole = (count: number) => isIban(joinGroups(groups.slice(0, count)).value.toUpperCase());
  return groups.map((_, index) => groups.length - index).find(isWhole) ?? 1;
}

function joinGroups(groups: readonly SearchPiece[]) {
  return {
    source: groups.map(({ source }) => source).join(' '),
    value: groups.map(({ value }) => value).join(''),
  };
}

/** Longer words and numbers are not typed in groups. */
const maxTogether = 40;

function withGroups(pieces: readonly SearchPiece[]): SearchPiece[] {
  const grouped = [...pieces];
  for (let start = 0; start < pieces.length;) {
    const length = pieces.slice(start).findIndex((piece) => !isGroup(piece));
    const row = pieces.slice(start, length < 0 ? undefined : start + length);
    const { value } = joinGroups(row);
    const [together] = joinedGroups(row.map((piece) => piece.value).join(' '));
    if (together?.length === value.length && value.length <= maxTogether) {
      row.forEach((piece, index) => (grouped[start + index] = { ...piece, together }));
    }
    start += row.length + 1;
  }
  return grouped;
}

function isGroup({ typedKey, value, isPhrase, isExcluded }: SearchPiece): boolean {
  return !typedKey && !isPhrase && !isExcluded && /^(?:\p{L}|\p{L}{0,4}\d+)$/u.test(value);
}

/** Returns whether a match of `piecePattern` is a URL such as `https://example.com`. */
export function isAddress({ key, word }: Record<string, string | undefined>): boolean {
  return key !== undefined && filterKeyOf(key) === undefined && !!word?.startsWith('//');
}

/** `tag:` alone is incomplete, as its value is still to be typed. */
function isUnfinished({ key, alias, value, isPhrase }: SearchPiece): boolean {
  if (key || alias) return value.trim() === '';
  const before = value.slice(0, -1);
  return (
    !isPhrase && value.endsWith(':') && (filterKeyOf(before) ?? filterOfWord(before)) !== undefined
  );
}

function filterKeyOf(key: string | undefined): SearchFilterKey | undefined {
  return searchFilterKeys.find((candidate) => candidate === key?.toLowerCase());
}
