import { utf8Length } from '../../../../shared/text/utf8-length.ts';

/** What a word takes of the database with its trigrams, beside what each of its bytes takes: measured, rounded up. */
const wordBytes = 60;
const bytesPerByte = 10;

const longest = 40;
const digitsOnly = /^\p{N}+$/u;
const hasDigit = /\p{N}/u;
/** Letters and then digits, or the reverse: the number of an invoice, not a key. */
const numbered = /^(?:[^\p{N}]+\p{N}+|\p{N}+[^\p{N}]+)$/u;
const latin = /^[a-z]+$/;

/** From a to z: the letters that hardly ever follow, in none of the nine languages of the interface. */
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

/** Of the pairs of letters of a Latin word; 0 for other scripts. */
function unusualShareOf(word: string): number {
  if (!latin.test(word)) return 0;
  let unusual = 0;
  for (let index = 1; index < word.length; index += 1) {
    if (followersByLetter.get(word.charAt(index - 1))?.includes(word.charAt(index))) unusual += 1;
  }
  return unusual / (word.length - 1);
}

/** Whether a token may be a word or a number that a person looks inside of: keys, hashes and encoded data are not. */
function isReadable(token: string): boolean {
  if (token.length > longest) return false;
  if (!hasDigit.test(token)) return unusualShareOf(token) <= 0.5;
  return digitsOnly.test(token) || numbered.test(token);
}

/** Whether hardly any word is like this. */
function isUnusual(token: string): boolean {
  return !isReadable(token) || unusualShareOf(token) > 0.3;
}

/** A text in which more words are unusual, and a larger share of them, was not written by a person. */
const mostUnusual = { count: 100, share: 0.2 };

/**
 * Those of the distinct tokens of a text that are searched by what they contain, in their order: words of four characters and
 * more, as prefixes do for the rest. If they take more than `bytes` of the database, the longest of them, which contain
 * most. Which ones depends on the text alone, so that it is the same whenever it is indexed.
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
