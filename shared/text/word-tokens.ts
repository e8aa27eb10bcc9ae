import { foldWithinBounds } from './fold-for-search.ts';

// Scripts without spaces, and Hangul, where particles are attached to words: each character is a token.
const unspaced = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]&&[\p{L}\p{M}\p{N}]]`;
/** Matches a letter, mark or digit of a script with spaces between words, in mode `v`. */
export const spaced = String.raw`[[\p{L}\p{M}\p{N}]--${unspaced}]`;
export const maxTokenLength = 64;
const tokenPattern = new RegExp(`${unspaced}|${spaced}{1,${maxTokenLength}}`, 'gv');
const unspacedPattern = new RegExp(`^${unspaced}`, 'v');

/** Returns the words of a text, folded; in scripts without spaces, its characters. Documents and queries have the same tokens. */
export function tokensOf(text: string): string[] {
  return foldWithinBounds(text).match(tokenPattern) ?? [];
}

/** Returns whether a token is a character of a script without spaces, which has no prefixes or infixes. */
export function isUnspaced(token: string): boolean {
  return unspacedPattern.test(token);
}
