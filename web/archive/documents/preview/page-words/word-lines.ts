import type { PageWords } from '../../../../../shared/reading/word-boxes.ts';
import {
  boxedWords,
  isRightToLeft,
  sharedLength,
  textTurnOf,
  turnUpright,
  type Box,
  type BoxedWord,
  type TextTurn,
} from './text-direction.ts';

/**
 * A word and its place relative to the size of the page with upright lines. `left` and `width` are its own; `top` and
 * `height` are those of the neighbouring words on its line, so that marked and selected words have equal heights.
 */
export type PlacedWord = { text: string; left: number; top: number; width: number; height: number };

export type WordLine = readonly PlacedWord[];

export type PageLines = { lines: readonly WordLine[]; turn: TextTurn };

/** Words on each side that determine the height of a line at a word; with more, a slanted line would get too high. */
const neighbours = 1;

/** Returns the lines of a page in the order of its words. `aspect` is the width of the page divided by its height. */
export function toLines(words: PageWords['words'], aspect: number): PageLines {
  const boxed = boxedWords(words);
  const turn = textTurnOf(boxed, aspect);
  const goesLeft = isRightToLeft(boxed);
  const lines: BoxedWord[][] = [];
  for (const { text, box: onPage } of boxed) {
    const box = turnUpright(onPage, turn);
    const line = lines.at(-1);
    const previous = line?.at(-1);
    if (line && previous && isBeside(previous.box, box, goesLeft)) line.push({ text, box });
    else lines.push([{ text, box }]);
  }
  return {
    turn,
    lines: lines.map((line) => line.map((word, index) => placeOnLine(line, { word, index }))),
  };
}

/**
 * Returns whether a word follows another one on its line: it is further right and overlaps at least half of the lower
 * one vertically. In right-to-left lines, it may be on either side, as numbers and Latin names run to the right.
 */
function isBeside(before: Box, box: Box, goesLeft: boolean): boolean {
  const isRight = box[0] + box[2] / 2 > before[0] + before[2];
  const isLeft = goesLeft && box[0] + box[2] / 2 < before[0];
  return (isRight || isLeft) && sharedLength(before, box, 1) > Math.min(before[3], box[3]) / 2;
}

function placeOnLine(
  line: readonly BoxedWord[],
  { word, index }: { word: BoxedWord; index: number },
): PlacedWord {
  const [left, , width] = word.box;
  const around = line.slice(Math.max(0, index - neighbours), index + neighbours + 1);
  const top = Math.min(...around.map(({ box }) => box[1]));
  const bottom = Math.max(...around.map(({ box }) => box[1] + box[3]));
  return { text: word.text, left, top, width, height: bottom - top };
}

/** Returns the gap between a word and the next one on its line, which may be on either side. */
export function gapBetween(word: PlacedWord, next: PlacedWord): { left: number; right: number } {
  const [first, second] = next.left < word.left ? [next, word] : [word, next];
  const left = first.left + first.width;
  return { left, right: Math.max(left, second.left) };
}

/** Returns the text of lines by the places of their words: spaces separate words, line breaks separate lines. */
export function textOfLines(lines: readonly WordLine[]): string {
  return lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n');
}
