import { foldWithinBounds } from '../../../../shared/text/fold-for-search.ts';

const organizationIdStart = 'org_'.length;
const prefixLength = 4;
const runPattern = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns the beginning of every token of an organization: the first characters of its id. It makes
 * searches fast but does not separate organizations, because several may have the same prefix.
 */
export function tokenPrefixOf(organizationId: string): string {
  return organizationId.slice(organizationIdStart, organizationIdStart + prefixLength);
}

/**
 * Returns a name as one string in which any part can be found: its folded words, joined by `_`.
 * `endMark` is appended to a whole name, so that a trigram also starts at each of its last two
 * characters.
 */
export function nameStream(name: string, endMark = ''): string {
  return (foldWithinBounds(name).match(runPattern) ?? []).join('_') + endMark;
}

export function trigramsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters
    .slice(2)
    .map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}

export function trigramTokens(prefix: string, text: string): string {
  return trigramsOf(text)
    .map((trigram) => prefix + trigram)
    .join(' ');
}

/**
 * A separate kind of token for a part of a name, so that a search in names does not read entries of
 * texts.
 */
export function partToken(part: string): string {
  return `_${part}`;
}

/**
 * A separate kind of token for a word of a text with more words than the index can store in order.
 * The word can be found as a whole and by its beginning, but no phrase contains it. All these
 * tokens start with the same three characters, so that the index of short prefixes does not grow.
 */
export function apartToken(word: string): string {
  return `___${word}`;
}

/** A token for a MIME type. It begins with `_`, which no word of a text does. */
export function typeToken(mimeType: string): string {
  return `_${mimeType.toLowerCase().replace(/[^a-z0-9]/g, '_')}`;
}
