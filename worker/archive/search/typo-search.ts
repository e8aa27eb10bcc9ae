import { foldForSearch } from '../../../shared/text/fold-for-search.ts';

/** Words of this length tolerate one typo. The upper end bounds how many words are looked up. */
const minLength = 5;
const maxLength = 24;
const lastCharacter = '\u{10ffff}';

/** Characters are in blocks of this size, most alphabets in one. */
const blockSize = 128;

/**
 * What finds the words that differ from a typed one by one letter: missing, added, another one, or two exchanged. They are
 * looked up one by one, so that the number of words in the archive makes no difference.
 */
export type TypoSearch = {
  /** Words from `typed` to before `typedEnd` begin with it. */
  typed: string;
  typedEnd: string;
  /** Words with a letter less, or with two exchanged. */
  words: string[];
  /** Numbers of letters before the one that is missing or another. */
  positions: number[];
  /** Letters that may be missing, or take another's place. */
  letters: string[];
};

const joined = (...parts: string[][]) => parts.flat().join('');

/** Undefined for a word that is too short to guess, or too long. */
export function typoSearchOf(word: string): TypoSearch | undefined {
  const letters = Array.from(word);
  if (letters.length < minLength || letters.length > maxLength) return undefined;
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
  return {
    typed: word,
    typedEnd: `${word}${lastCharacter}`,
    words: [...new Set([...deleted, ...exchanged])].filter((other) => other !== word),
    positions: [...indexes, letters.length],
    letters: alphabetOf(letters),
  };
}

/** The letters and digits of search words that are in one block with a typed letter. */
function alphabetOf(letters: string[]): string[] {
  const blocks = new Set(letters.map((letter) => blockOf(letter)));
  return [...blocks].slice(0, 2).flatMap(lettersOfBlock);
}

function blockOf(letter: string): number {
  return Math.floor((letter.codePointAt(0) ?? 0) / blockSize);
}

const lettersOfBlocks = new Map<number, string[]>();

function lettersOfBlock(block: number): string[] {
  const known = lettersOfBlocks.get(block);
  if (known) return known;
  const letters = Array.from({ length: blockSize }, (_, index) =>
    String.fromCodePoint(block * blockSize + index),
  ).filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter) && foldForSearch(letter) === letter);
  lettersOfBlocks.set(block, letters);
  return letters;
}
