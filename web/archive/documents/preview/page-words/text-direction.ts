import { directionOf } from '../../../../ui/forms/text/text-direction.ts';
import type { PageWords } from '../../../../../shared/reading/word-boxes.ts';

/** Clockwise rotation of the lines of a page in degrees, as on a scan that lay on its side. */
export type TextTurn = 0 | 90 | 180 | 270;

export type Box = readonly [left: number, top: number, width: number, height: number];
export type BoxedWord = { text: string; box: Box };

export function boxedWords(words: PageWords['words']): BoxedWord[] {
  return words.flatMap(({ text, box: [left = 0, top = 0, width = 0, height = 0] }) =>
    text.trim() === '' || width === 0 || height === 0
      ? []
      : [{ text, box: [left, top, width, height] as const }],
  );
}

/** Shorter words may be higher than wide. */
const fewestLetters = 3;

/** Returns the rotation of a page's words. `aspect` is the width of the page divided by its height. */
export function textTurnOf(words: readonly BoxedWord[], aspect: number): TextTurn {
  const long = words.filter(({ text }) => text.length >= fewestLetters);
  const high = long.filter(({ box: [, , width, height] }) => height > width * aspect);
  const isSideways = high.length > long.length / 2;
  let forwards = 0;
  for (const [index, { box }] of words.entries()) {
    const before = words[index - 1]?.box;
    if (!before) continue;
    const [along, across] = isSideways ? ([1, 0] as const) : ([0, 1] as const);
    const isOnLine = sharedLength(before, box, across) > 0;
    if (isOnLine) forwards += Math.sign(box[along] - before[along]);
  }
  const isBackwards = isRightToLeft(words) ? forwards > 0 : forwards < 0;
  if (isSideways) return isBackwards ? 270 : 90;
  return isBackwards ? 180 : 0;
}

export function isRightToLeft(words: readonly { text: string }[]): boolean {
  return words.filter(({ text }) => directionOf(text) === 'rtl').length * 2 > words.length;
}

export function sharedLength(a: Box, b: Box, axis: 0 | 1): number {
  const size = (axis + 2) as 2 | 3;
  return Math.min(a[axis] + a[size], b[axis] + b[size]) - Math.max(a[axis], b[axis]);
}

/** Transforms a box to a page rotated so that its lines are upright. */
export function turnUpright([left, top, width, height]: Box, turn: TextTurn): Box {
  const [right, bottom] = [1 - left - width, 1 - top - height];
  switch (turn) {
    case 0:
      return [left, top, width, height];
    case 90:
      return [top, right, height, width];
    case 180:
      return [right, bottom, width, height];
    case 270:
      return [bottom, left, height, width];
  }
}

export function turnBack(x: number, y: number, turn: TextTurn): [x: number, y: number] {
  switch (turn) {
    case 0:
      return [x, y];
    case 90:
      return [1 - y, x];
    case 180:
      return [1 - x, 1 - y];
    case 270:
      return [y, 1 - x];
  }
}
