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
 * A word and its place as shares of the width and the height of the page with upright lines. `left` and `width` are its
 * own, `top` and `height` those of the words around it on its line: marked and selected words are then equally high.
 */
export type PlacedWord = { text: string; left: number; top: number; width: number; height: number };

export type WordLine = readonly PlacedWord[];

/** The lines of a page in reading order, and how they are turned on it. */
export type PageLines = { lines: readonly WordLine[]; turn: TextTurn };

/** How many words on each side of a word say how high its line is there; more of a slanted line would be higher. */
const neighbours = 1;

/** The lines of a page, in the order of its words. `aspect`: the width of the page by its height. */
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
 * Whether a word follows another on its line: further right, and half of the lower one beside the other. In lines that go to the
 * left it may be on both sides, as numbers and names in other letters go to the right there.
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

/** The space between a word and the next one on its line, which may be on either side of it. */
export function gapBetween(word: PlacedWord, next: PlacedWord): { left: number; right: number } {
  const [first, second] = next.left < word.left ? [next, word] : [word, next];
  const left = first.left + first.width;
  return { left, right: Math.max(left, second.left) };
}

/** The text of lines, of which each word has its place: words are apart by a space, lines by a line break. */
export function textOfLines(lines: readonly WordLine[]): string {
  return lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n');
}
