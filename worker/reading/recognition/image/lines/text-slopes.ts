import { findLetters, indexLetters, type Letter } from './find-letters.ts';
import type { GreyImage } from '../grey-image.ts';
import { medianOf } from '../tile-levels.ts';

/** The fall of a line of text, in pixels per pixel to the right, around a position. */
export type Slope = { x: number; y: number; fall: number; letters: number };

/** As shares of the height of a letter: the widest space between words, and the distance of compared letters. */
const widestSpace = 2;
const nearestCompared = 2.5;
/** Lines are measured in overlapping pieces of so many letters. */
const lettersOfPiece = 6;
const lettersBetween = 3;
const fewestLetters = 3;
const steepest = 0.4;

export function findSlopes(image: GreyImage, height: number): Slope[] {
  return followLines(findLetters(image, height), height).flatMap((line) => slopesOf(line, height));
}

function followLines(letters: readonly Letter[], height: number): Letter[][] {
  const index = indexLetters(letters, height * 2);
  const lineOf = new Map<Letter, Letter[]>();
  const hasNext = new Set<Letter>();
  const lines: Letter[][] = [];
  for (const letter of letters) {
    const line = lineOf.get(letter) ?? [letter];
    if (line.length === 1) lines.push(line);
    const next = nextOf(letter, { index, height });
    if (!next || hasNext.has(next)) continue;
    hasNext.add(next);
    line.push(next);
    lineOf.set(next, line);
  }
  return lines.filter((line) => line.length >= fewestLetters);
}

function nextOf(
  letter: Letter,
  { index, height }: { index: ReturnType<typeof indexLetters>; height: number },
): Letter | undefined {
  const middle = (letter.top + letter.bottom) / 2;
  const from = (letter.left + letter.right) / 2 + 1;
  let next: Letter | undefined;
  for (const other of index.around(middle, from, letter.right + height * widestSpace)) {
    const common = Math.min(letter.bottom, other.bottom) - Math.max(letter.top, other.top);
    const smaller = Math.min(letter.bottom - letter.top, other.bottom - other.top);
    if (common >= smaller * 0.5 && (!next || other.left < next.left)) next = other;
  }
  return next;
}

function slopesOf(line: readonly Letter[], height: number): Slope[] {
  const slopes: Slope[] = [];
  for (let from = 0; from === 0 || from + lettersBetween < line.length; from += lettersBetween) {
    const piece = line.slice(from, from + lettersOfPiece);
    const fall = fallOf(piece, height);
    const middle = piece[piece.length >> 1];
    if (fall === undefined || !middle || Math.abs(fall) > steepest) continue;
    slopes.push({ x: middle.left, y: middle.bottom, fall, letters: piece.length });
  }
  return slopes;
}

/** The median of the slopes of all pairs (Theil–Sen estimator), which descenders do not affect. */
function fallOf(piece: readonly Letter[], height: number): number | undefined {
  const falls = piece.flatMap((letter, at) =>
    piece.slice(at + 1).flatMap((other) => {
      const across = other.left - letter.left;
      return across < height * nearestCompared ? [] : (other.bottom - letter.bottom) / across;
    }),
  );
  return falls.length === 0 ? undefined : medianOf(falls);
}
