import type { PageWords } from '../../../../../shared/archive/reading/word-boxes.ts';

/**
 * A word and its place as shares of the width and the height of the page. `left` and `width` are its own, `top` and
 * `height` those of the words around it on its line: marked and selected words are then equally high.
 */
export type PlacedWord = { text: string; left: number; top: number; width: number; height: number };

/** Words from left to right on a line. */
export type WordLine = PlacedWord[];

type Box = readonly [left: number, top: number, width: number, height: number];
type BoxedWord = { text: string; box: Box };

/** How many words on each side of a word say how high its line is there; more of a slanted line would be higher. */
const neighbours = 2;

/** The lines of a page, in the order of its words. */
export function wordLines(words: PageWords['words']): WordLine[] {
  const lines: BoxedWord[][] = [];
  for (const { text, box } of words) {
    const [left = 0, top = 0, width = 0, height = 0] = box;
    if (text.trim() === '' || width === 0 || height === 0) continue;
    const word: BoxedWord = { text, box: [left, top, width, height] };
    const line = lines.at(-1);
    const previous = line?.at(-1);
    if (line && previous && isBeside(previous.box, word.box)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.map((word, index) => placeOnLine(line, { word, index })));
}

/** Whether a word follows another on its line: further right, and half of the lower one beside the other. */
function isBeside(before: Box, box: Box): boolean {
  const [beforeLeft, beforeTop, beforeWidth, beforeHeight] = before;
  const [left, top, width, height] = box;
  const shared = Math.min(beforeTop + beforeHeight, top + height) - Math.max(beforeTop, top);
  const isRight = left + width / 2 > beforeLeft + beforeWidth;
  return isRight && shared > Math.min(beforeHeight, height) / 2;
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

/** The text of lines, of which each word has its place: words are apart by a space, lines by a line break. */
export function textOfLines(lines: readonly WordLine[]): string {
  return lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n');
}
