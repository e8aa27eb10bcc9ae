import { foldWithinBounds } from '../../../../shared/text/fold-for-search.ts';
import { maxTokenLength } from '../../../../shared/text/word-tokens.ts';

const organizationIdStart = 'org_'.length;
const prefixLength = 4;
const runPattern = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The beginning of every token of an organization: the first characters of its id. It makes searches fast, not safe, as
 * organizations may share it.
 */
export function tokenPrefixOf(organizationId: string): string {
  return organizationId.slice(organizationIdStart, organizationIdStart + prefixLength);
}

// Starts only at the start of a word: a long text without spaces must not be tried from each of its letters.
const hyphenated =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,64}(?:[-\u2010\u2011](?:[ \t]{0,9}\r?\n[ \t]{0,9})?[\p{L}\p{M}]{1,64})+/gu;

const sliceLength = 16_384;
const longestSlice = 65_536;
// Neither in a word, nor between a hyphen at the end of a line and the rest of its word; white space that folding keeps.
const sliceStart = /(?<=[\p{L}\p{N}.,;:!?])[\t\n\r ]|(?<=[。、，．！？])[\p{L}\p{N}]/gv;

/** A text in slices, which have its tokens and joined words. Only a text without spaces and stops is cut inside of words. */
export function* slicesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const slice = text.slice(start, start + longestSlice);
    sliceStart.lastIndex = sliceLength;
    const end = sliceStart.exec(slice)?.index ?? endOf(slice);
    yield slice.slice(0, end);
    start += end;
  }
}

/** Not inside a surrogate pair. */
function endOf(slice: string): number {
  const isCut = slice.length === longestSlice && /[\ud800-\udbff]$/.test(slice);
  return isCut ? slice.length - 1 : slice.length;
}

/**
 * Hyphenated words without their hyphens: `email` for `e-mail`, also those hyphenated at the end of a line. They are
 * indexed in addition to their parts.
 */
export function joinedWords(text: string): string[] {
  const words = foldWithinBounds(text).match(hyphenated) ?? [];
  return words
    .map((word) => word.replace(/[^\p{L}\p{M}]/gu, ''))
    .filter((word) => word.length <= maxTokenLength);
}

/**
 * A name as one string in which any part can be found: its words, folded, joined by `_`. `endMark` closes a whole name,
 * so that its last two characters start a trigram too.
 */
export function nameStream(name: string, endMark = ''): string {
  return (foldWithinBounds(name).match(runPattern) ?? []).join('_') + endMark;
}

/** All sequences of three characters, in order; a shorter string has none. */
export function trigramsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters
    .slice(2)
    .map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}

/** The trigrams of a text as tokens of an organization, separated by spaces. */
export function trigramTokens(prefix: string, text: string): string {
  return trigramsOf(text)
    .map((trigram) => prefix + trigram)
    .join(' ');
}

/** A part of a name as a token of its own kind, so that a search in names does not read entries of texts. */
export function partToken(part: string): string {
  return `_${part}`;
}

/**
 * A word as a token of its own kind, where a text has more of them than the index can take with their order: it is found
 * as a word and by its beginning, but is part of no phrase. All begin alike, so that the index of short prefixes grows no more.
 */
export function apartToken(word: string): string {
  return `___${word}`;
}

/** A MIME type as a token. No word of a text begins with `_`. */
export function typeToken(mimeType: string): string {
  return `_${mimeType.toLowerCase().replace(/[^a-z0-9]/g, '_')}`;
}
