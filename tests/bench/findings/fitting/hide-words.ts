import { readDates } from '../../../../shared/reading/find-fields/dates/read-dates.ts';
import { foldText } from '../../../../shared/reading/find-fields/paper/fold-text.ts';
import { closeWordGaps } from '../../../../shared/reading/find-fields/paper/word-gaps.ts';
import { prepareText } from '../../../../shared/reading/find-fields/source-text.ts';
import type { Draw } from '../../../support/papers/composed/draw.ts';

const vowels = 'a e i o u'.split(' ');
const consonants = 'b d f g k l m n p r s t v z'.split(' ');

/**
 * Returns a function that replaces the letters of a part of a text, and one that returns the text. Rules know the words
 * of the papers that they were written from too well; other papers have more unknown words.
 */
export function createHidingText(
  text: string,
  draw: Draw,
): {
  hide: (start: number, end: number) => void;
  hideWords: (start: number, end: number) => void;
  read: () => string;
} {
  const characters = text.split('');
  const hide = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) {
      const letter = characters[at] ?? '';
      if (!/\p{L}/u.test(letter)) continue;
      const isVowel = vowels.includes(letter.normalize('NFD').charAt(0).toLowerCase());
      const other = draw.pick(isVowel ? vowels : consonants);
      characters[at] = letter === letter.toLowerCase() ? other : other.toUpperCase();
    }
  };
  const hideWords = (start: number, end: number) => {
    for (const { 0: word, index } of text.slice(start, end).matchAll(/\p{L}{4,}/gu))
      hide(start + index, start + index + word.length);
  };
  return { hide, hideWords, read: () => characters.join('') };
}

const reachOfWords = 30;

/** Replaces half of the words that lead to the days of a text with unknown ones. */
export function withUnknownWordsOfDays(text: string, draw: Draw): string {
  const source = prepareText(closeWordGaps(text).text, {});
  const { hide, hideWords, read } = createHidingText(source.paper.text, draw);
  for (const { role, start, end } of source.mentions.labels)
    if (/date/i.test(role) && end - start > 3 && draw.chance(0.5)) hide(start, end);
  for (const { cell, start } of readDates(source))
    if (draw.chance(0.5)) hideWords(Math.max(cell.start, start - reachOfWords), start);
  return read();
}

/** Returns a function that replaces half of the known words of a paper, each with the same unknown one everywhere. */
export function createUnknownWords(
  known: ReadonlySet<string>,
  draw: Draw,
): (text: string) => string {
  const unknown = new Map<string, string>();
  for (const word of known) {
    if (draw.chance(0.5)) continue;
    const letters = Array.from(word, (letter) =>
      draw.pick(vowels.includes(letter) ? vowels : consonants),
    );
    unknown.set(word, letters.join(''));
  }
  return (text) =>
    text.replaceAll(/\p{L}{4,}/gu, (printed) => {
      const letters = unknown.get(foldText(printed));
      if (letters?.length !== printed.length) return printed;
      return Array.from(printed, (letter, at) => {
        const other = letters[at] ?? letter;
        return letter === letter.toLowerCase() ? other : other.toUpperCase();
      }).join('');
    });
}
