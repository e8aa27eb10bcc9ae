import { utf8Length } from '../../../../../shared/text/utf8-length.ts';

/**
 * Bytes of the database that a word takes with its trigrams, in addition to `bytesPerByte` for each
 * of its bytes. Measured and rounded up.
 */
const wordBytes = 60;
const bytesPerByte = 10;

const longest = 40;
const digitsOnly = /^\p{N}+$/u;
const hasDigit = /\p{N}/u;
/** Letters followed by digits, or the reverse, such as the number of an invoice. */
const numbered = /^(?:[^\p{N}]+\p{N}+|\p{N}+[^\p{N}]+)$/u;
const latin = /^[a-z]+$/;

/**
 * For each letter from a to z, the letters that hardly ever follow it in any of the nine languages
 * of the interface.
 */
const unusualFollowers = [
  '',
  'cdfjkmpqvwxz',
  'bdfgmnpqsvwx',
  'bfghjkqtvwx',
  '',
  'bcdghjkmnpqsvwxz',
  'bcdfjkmpqvxyz',
  'bcdfghjkpqvwxyz',
  'y',
  'bcfghjklpqtvwxyz',
  'bcdfhjkmpqvxyz',
  'jpqrwxz',
  'cdfghjlqrvwxz',
  'jwx',
  'hq',
  'bghjkmqvwxz',
  'abcdefghijklmnopqrstvwxyz',
  'jx',
  'rx',
  'fjmqx',
  'q',
  'bcdfghjklmnpqstwxyz',
  'bfgjkmqtvwxz',
  'bdfghjklmnqrsuvwxyz',
  'dhiqruvxyz',
  'bfhjkqvx',
];
const followersByLetter = new Map(
  unusualFollowers.map((followers, index) => [String.fromCharCode(97 + index), followers]),
);

function unusualShareOf(word: string): number {
  if (!latin.test(word)) return 0;
  let unusual = 0;
  for (let index = 1; index < word.length; index += 1) {
    if (followersByLetter.get(word.charAt(index - 1))?.includes(word.charAt(index))) unusual += 1;
  }
  return unusual / (word.length - 1);
}

/**
 * Whether a person may search a part of this token because it looks like a word or a number. Keys,
 * hashes and encoded data do not.
 */
function isReadable(token: string): boolean {
  if (token.length > longest) return false;
  if (!hasDigit.test(token)) return unusualShareOf(token) <= 0.5;
  return digitsOnly.test(token) || numbered.test(token);
}

function isUnusual(token: string): boolean {
  return !isReadable(token) || unusualShareOf(token) > 0.3;
}

const mostUnusual = { count: 100, share: 0.2 };

/**
 * Returns the distinct tokens of a text that can be found by a part of them, in their order. These
 * are words of at least four characters, because shorter ones are found by their beginnings. If
 * they take more than `bytes` of the database, only the longest ones are kept, which contain the
 * most parts. The result depends only on the text, so that indexing again yields the same result.
 */
export function vocabularyOf(tokens: Iterable<string>, bytes: number): string[] {
  const long = [...tokens].filter((token) => token.length > 3);
  const unusualCount = long.filter(isUnusual).length;
  const isWritten = unusualCount <= Math.max(mostUnusual.count, mostUnusual.share * long.length);
  const words = long.filter(
    (word) => isReadable(word) && (isWritten || unusualShareOf(word) === 0),
  );
  return withinBytes(words, bytes);
}

const longEnough = 8;

function costOf(word: string): number {
  return wordBytes + bytesPerByte * utf8Length(word);
}

function withinBytes(words: string[], bytes: number): string[] {
  if (words.reduce((sum, word) => sum + costOf(word), 0) <= bytes) return words;
  let left = bytes;
  const kept = words
    .toSorted((one, other) => Math.min(other.length, longEnough) - Math.min(one.length, longEnough))
    .filter((word) => (left -= costOf(word)) >= 0);
  const isKept = new Set(kept);
  return words.filter((word) => isKept.has(word));
}
