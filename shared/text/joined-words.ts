import { foldWithinBounds } from './fold-for-search.ts';
import { maxTokenLength, spaced } from './word-tokens.ts';

// Matches start only at the start of a word, so that a long text without spaces is not tried at each letter.
const hyphen = String.raw`[\-\u2010\u2011](?:[ \t]{0,9}\r?\n[ \t]{0,9})?`;
const hyphenated = String.raw`(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,64}(?:${hyphen}[\p{L}\p{M}]{1,64})+`;

const notInWord = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const endOfWord = String.raw`(?![\p{L}\p{M}\p{N}])`;
const letterSpaced = String.raw`${notInWord}${spaced}(?: ${spaced}){3,63}${endOfWord}`;

// Days are excluded: they have filters of their own, and are frequent in many texts.
const day = String.raw`\d{1,2}[.\/\-]\d{1,2}[.\/\-](?:\d\d){1,2}${endOfWord}|\d{4}-\d{1,2}-\d{1,2}${endOfWord}`;
const group = String.raw`\d{1,20}`;
const groups = String.raw`(?:[ '\u2019\/\-]${group}){1,9}|(?:\.${group}){2,9}`;
const number = String.raw`${notInWord}(?<!\p{N}[.,'\u2019\/\-])(?!${day})(?:\p{L}{1,4}[\-\/]?)?${group}(?:${groups})${endOfWord}`;

const joined = new RegExp(`${letterSpaced}|${number}|${hyphenated}`, 'gv');
const parts = new RegExp(`${letterSpaced}|${number}`, 'gv');
/** Shorter numbers are found by their spellings. */
const shortestNumber = 6;

/**
 * Returns the joined forms of words that are written in several pieces, in order: hyphenated words, such as `email` for `e-mail`, also
 * across lines, letter-spaced words, and numbers in groups. They are indexed in addition to their parts.
 */
export function joinedWords(text: string): string[] {
  return wordsIn(foldWithinBounds(text), joined);
}

/** Returns the joined forms of letter-spaced words and numbers only. */
export function joinedGroups(text: string): string[] {
  return wordsIn(foldWithinBounds(text), parts);
}

/** Returns the joined words of a folded text. */
export function joinedInFolded(folded: string): string[] {
  return wordsIn(folded, joined);
}

function wordsIn(folded: string, pattern: RegExp): string[] {
  const words = folded.match(pattern) ?? [];
  return words
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter((word) => word.length <= maxTokenLength && !isShortNumber(word));
}

function isShortNumber(word: string): boolean {
  return word.length < shortestNumber && /\p{N}/u.test(word);
}
