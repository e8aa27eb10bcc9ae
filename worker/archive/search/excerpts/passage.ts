import { countPageBreaks } from '../../../../shared/reading/page-breaks.ts';

export const wholeTextBytes = 20_000;
export const maxPassageWords = 4;
const passageLength = 10_000;
const passageLead = 1_000;

type SearchedText = {
  text: string;
  /** In bytes; null if the document has no text. */
  textSize: number | null;
  /** False if the text is not searched for words; the text may then be only a beginning. */
  isTextSearched: boolean;
  pagesCount: number | null;
};

/**
 * Returns the part of a text around the first of the given words that it contains, or the whole
 * text if it is short. Words match regardless of ASCII case and of digit grouping. `pagesBefore` is
 * the number of pages that end before this part, if the text has as many pages as the document.
 */
export function passageOf(
  { text, textSize, isTextSearched, pagesCount }: SearchedText,
  words: readonly string[],
): { passage: string; pagesBefore: number | null } {
  const isWhole = (textSize ?? 0) <= wholeTextBytes;
  const place = isWhole || !isTextSearched ? 0 : placeOf(text, words);
  const start = moved(text, place, -passageLead);
  const end = isWhole ? text.length : moved(text, start, passageLength);
  const hasPages = isTextSearched && countPageBreaks(text) + 1 === pagesCount;
  return {
    passage: text.slice(start, end),
    pagesBefore: hasPages ? countPageBreaks(text, start) : null,
  };
}

function placeOf(text: string, words: readonly string[]): number {
  return words.map((word) => text.search(patternOf(word))).find((place) => place >= 0) ?? 0;
}

function patternOf(word: string): RegExp {
  if (/^\d+$/.test(word)) return new RegExp(Array.from(word).join("[\\s'\u2019./-]?"));
  const escaped = word.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);
  return new RegExp(escaped.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`));
}

function moved(text: string, index: number, characters: number): number {
  let at = index;
  for (let left = Math.abs(characters); left > 0; left -= 1) {
    if (characters > 0) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    else at -= (text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1;
  }
  return Math.min(Math.max(at, 0), text.length);
}
