import { foldForSearch } from '../../../../shared/archive/search/fold-for-search.ts';

// Scripts written without spaces, and Hangul, whose particles grow onto the words: each character is a token of its own.
const unspaced = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]&&[\p{L}\p{M}\p{N}]]`;
const spaced = String.raw`[[\p{L}\p{M}\p{N}]--${unspaced}]`;
const maxTokenLength = 64;
const tokenPattern = new RegExp(`${unspaced}|${spaced}{1,${maxTokenLength}}`, 'gv');
const unspacedPattern = new RegExp(`^${unspaced}`, 'v');
const runPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, folded; of scripts without spaces, its characters. Texts and queries pass through here alike. */
export function tokensOf(text: string): string[] {
  return foldForSearch(text).match(tokenPattern) ?? [];
}

// Begins only where a word does: a long text without spaces must not be tried from each of its letters.
const hyphenated =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,64}(?:[-\u2010\u2011](?:[ \t]{0,9}\r?\n[ \t]{0,9})?[\p{L}\p{M}]{1,64})+/gu;

/**
 * The words that hyphens took apart, put together again: `email` for `e-mail`, and what the end of a line divided.
 * They are found beside their parts.
 */
export function joinedWords(text: string): string[] {
  const words = foldForSearch(text).match(hyphenated) ?? [];
  return words
    .map((word) => word.replace(/[^\p{L}\p{M}]/gu, ''))
    .filter((word) => word.length <= maxTokenLength);
}

/** Whether a token is a character of a script without spaces: it has neither a beginning nor an inside. */
export function isUnspaced(token: string): boolean {
  return unspacedPattern.test(token);
}

/**
 * A name as one string in which any part can be looked for: its words, folded, joined by `_`.
 * `endMark` closes a whole name, so that its last two characters are the beginning of a trigram too.
 */
export function nameStream(name: string, endMark = ''): string {
  return (foldForSearch(name).match(runPattern) ?? []).join('_') + endMark;
}

/** Every run of three characters, in order; a string of less than three has none. */
export function trigramsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters
    .slice(2)
    .map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}

/** Distinct words worth looking inside of: from four characters on, as an index of beginnings knows the rest. */
export function wordsWithInside(tokens: string[]): string[] {
  return [...new Set(tokens)].filter((token) => token.length > 3);
}

/** A part of a name as a token of its own kind, so that looking in names does not read what stands in contents. */
export function partToken(part: string): string {
  return `_${part}`;
}

/** A MIME type as a token: no word of a text begins with `_`. */
export function typeToken(mimeType: string): string {
  return `_${mimeType.toLowerCase().replace(/[^a-z0-9]/g, '_')}`;
}
