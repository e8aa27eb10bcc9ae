import type { Cell } from './paper.ts';

export type Word = Cell & { text: string };

/** A letter of a script without spaces between words. */
export const unspacedLetter = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{scx=Katakana}]`;
/** A letter of a script with spaces between words. Others can be adjacent to numbers. */
export const spacedLetter = String.raw`(?!${unspacedLetter})\p{L}`;
/** In scripts without spaces, each character is a word. The small letter of a number (`N.º`) is none. */
export const wordPattern = new RegExp(
  String.raw`${unspacedLetter}|(?:(?!${unspacedLetter}|[ªº])[\p{L}\p{N}])+`,
  'gu',
);
const longestWord = 40;
const letter = new RegExp(`^${spacedLetter}$`, 'u');

/** At least four letters of an alphabet with a space after each: `i n v o i c e`. */
const spacedLetters = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${spacedLetter}(?: ${spacedLetter}(?![\p{L}\p{N}])){3,39}`,
  'gu',
);

/** Returns a folded text with letter-spaced words as words, for searches that need no offsets. */
export function joinLetters(folded: string): string {
  return folded.replace(spacedLetters, (word) => word.replaceAll(' ', ''));
}

/** Returns the words of a folded text. Letter-spaced titles (`I N V O I C E`) are one word. */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  let letters: Word[] = [];
  const flush = () => {
    const [first] = letters;
    const last = letters.at(-1);
    if (first && last && letters.length >= 4) {
      const text = letters.map((letter) => letter.text).join('');
      words.push({ start: first.start, end: last.end, text });
    } else words.push(...letters);
    letters = [];
  };
  for (const { 0: text, index } of folded.matchAll(wordPattern)) {
    const word = { start: index, end: index + text.length, text };
    const isNext = letters.length === 0 || index - (letters.at(-1)?.end ?? 0) === 1;
    const isLetter = text.length === 1 && letter.test(text);
    if (isLetter && isNext && letters.length < longestWord && isSpaced(folded, letters.at(-1))) {
      letters.push(word);
      continue;
    }
    flush();
    if (isLetter) letters.push(word);
    else if (text.length <= longestWord) words.push(word);
  }
  flush();
  return words;
}

function isSpaced(folded: string, previous: Word | undefined): boolean {
  return !previous || folded[previous.end] === ' ';
}
