import { foldForSearch } from '../../../../shared/text/fold-for-search.ts';

/**
 * Words of `minLength` to `maxLength` letters tolerate one typo. The upper end bounds how many
 * words are looked up.
 */
const minLength = 5;
const maxLength = 24;
const lastCharacter = '\u{10ffff}';

/** Most alphabets are within one block of this number of characters. */
const blockSize = 128;

/**
 * Input to find the words that differ from a typed one in one letter: missing, added, replaced, or
 * two letters exchanged. All these words are looked up one by one, so that the cost does not depend
 * on the number of words in the archive.
 */
export type TypoSearch = {
  typed: string;
  typedEnd: string;
  words: string[];
  positions: number[];
  letters: string[];
};

const joined = (...parts: string[][]) => parts.flat().join('');

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
