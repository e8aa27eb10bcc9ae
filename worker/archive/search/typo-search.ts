/** Words of this length tolerate one typo. The upper end keeps patterns within the 50 bytes of D1. */
const minLength = 5;
const maxLength = 24;
const lastCharacter = '\u{10ffff}';

/**
 * What finds the words that differ from a typed one by one letter: missing, added, another one, or two exchanged.
 * One half of such a word is as typed, unless the two letters in the middle are exchanged.
 */
export type TypoSearch = {
  /** Words from `typed` to before `typedEnd` begin with it. */
  typed: string;
  typedEnd: string;
  /** Words as they are: with a letter less, or with two exchanged. */
  words: string[];
  /** Words from `start` to before `end` have the first half; a LIKE pattern for each typo in the second. */
  start: string;
  end: string;
  endPatterns: string[];
  /** The second half, and a LIKE pattern for each typo in the first. */
  secondHalf: string;
  startPatterns: string[];
};

const joined = (...parts: string[][]) => parts.flat().join('');

/** Undefined for a word that is too short to guess, or too long. */
export function typoSearchOf(word: string): TypoSearch | undefined {
  const letters = Array.from(word);
  if (letters.length < minLength || letters.length > maxLength) return undefined;
  const middle = Math.floor(letters.length / 2);
  const indexes = letters.map((_letter, index) => index);
  const deleted = indexes.map((index) => joined(letters.slice(0, index), letters.slice(index + 1)));
  const exchanged = indexes
    .slice(1)
    .map((index) =>
      joined(
        letters.slice(0, index - 1),
        letters.slice(index, index + 1),
        letters.slice(index - 1, index),
        letters.slice(index + 1),
      ),
    );
  const patternsAt = (index: number) => [
    joined(letters.slice(0, index), ['_'], letters.slice(index + 1)),
    joined(letters.slice(0, index), ['_'], letters.slice(index)),
  ];
  const firstHalf = joined(letters.slice(0, middle));
  return {
    typed: word,
    typedEnd: `${word}${lastCharacter}`,
    words: [...new Set([...deleted, ...exchanged])].filter((other) => other !== word),
    start: firstHalf,
    end: `${firstHalf}${lastCharacter}`,
    endPatterns: [...indexes.slice(middle).flatMap(patternsAt), `${word}_`],
    secondHalf: joined(letters.slice(middle)),
    startPatterns: indexes.slice(0, middle + 1).flatMap(patternsAt),
  };
}
