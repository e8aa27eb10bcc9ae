/** The keys of filters, in the order in which they are suggested; anything else before a colon is ordinary text. */
export const searchFilterKeys = [
  'tag',
  'correspondent',
  'kind',
  'date',
  'due',
  'added',
  'amount',
  'iban',
  'ref',
  'vat',
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

/** A word, a phrase or a filter; `typedKey` is what stands before its colon, `key` what that means, if anything. */
export type SearchPiece = {
  key: SearchFilterKey | undefined;
  typedKey: string | undefined;
  value: string;
  isPhrase: boolean;
  /** A phrase that is not closed. */
  isOpen: boolean;
  isExcluded: boolean;
};

const quote = '["\u201c-\u201f\u00ab\u00bb\u2033\uff02]';
const quotes = new RegExp(quote, 'gu');
/** Matches each piece of a search. */
export const piecePattern = new RegExp(
  String.raw`(?<minus>[-\u2212\uff0d])?(?:size:(?<size>(?:[<>]=?|=)?\s*\d[\d.,]*\s*[kmg]i?b)(?!\S)|(?:(?<key>[a-z0-9][a-z0-9-]*):)?(?:${quote}(?<phrase>[^"\u201c-\u201f\u00ab\u00bb\u2033\uff02]*)(?<end>${quote}|$)|(?<word>[^\s"\u201c-\u201f\u00ab\u00bb\u2033\uff02]+)))`,
  'giu',
);

/** A name as it can be written between quotes: without those of its own. */
export function withoutQuotes(name: string): string {
  return name.replaceAll(quotes, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** The pieces of what a user typed into the search field, without filters whose values are still to be typed. */
export function searchPiecesOf(text: string): SearchPiece[] {
  const pieces = Array.from(text.matchAll(piecePattern), ({ groups = {} }): SearchPiece => {
    const { minus, size, key, phrase, end, word } = groups;
    const isAddressPiece = isAddress(groups);
    return {
      key: size === undefined ? filterKeyOf(key) : 'size',
      typedKey: isAddressPiece ? undefined : key,
      value: isAddressPiece
        ? `${key}:${word}`
        : (size?.replaceAll(/\s/g, '') ?? phrase ?? word ?? ''),
      isPhrase: phrase !== undefined,
      isOpen: end === '',
      isExcluded: minus !== undefined,
    };
  });
  return pieces.filter((piece) => !isUnfinished(piece));
}

/** Whether a match of `piecePattern` is an address, as `https://example.com`, whatever fields there are. */
export function isAddress({ key, word }: Record<string, string | undefined>): boolean {
  return key !== undefined && filterKeyOf(key) === undefined && !!word?.startsWith('//');
}

/** `tag:` alone: its value is still to be typed. */
function isUnfinished({ key, value, isPhrase }: SearchPiece): boolean {
  if (key) return value.trim() === '';
  return !isPhrase && value.endsWith(':') && filterKeyOf(value.slice(0, -1)) !== undefined;
}

function filterKeyOf(key: string | undefined): SearchFilterKey | undefined {
  return searchFilterKeys.find((candidate) => candidate === key?.toLowerCase());
}
