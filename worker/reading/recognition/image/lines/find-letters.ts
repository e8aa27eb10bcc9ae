import { findShapes } from '../find-shapes.ts';
import type { GreyImage } from '../grey-image.ts';

export type Letter = { left: number; top: number; right: number; bottom: number };

/** As shares of the x-height. */
const smallest = 0.6;
const largest = 2.6;
const widest = 4;
/** Textures have more shapes than any page has letters. */
const mostLetters = 20_000;

export function findLetters(image: GreyImage, height: number): Letter[] {
  const { count, left, top, right, bottom } = findShapes(image);
  const letters: Letter[] = [];
  for (let at = 0; at < count && letters.length < mostLetters; at += 1) {
    const letter = {
      left: left[at] ?? 0,
      top: top[at] ?? 0,
      right: right[at] ?? 0,
      bottom: bottom[at] ?? 0,
    };
    const tall = letter.bottom - letter.top + 1;
    const wide = letter.right - letter.left + 1;
    if (tall >= height * smallest && tall <= height * largest && wide <= height * widest)
      letters.push(letter);
  }
  return letters.sort((a, b) => a.left - b.left);
}

export function indexLetters(letters: readonly Letter[], rowHeight: number) {
  const rows = Map.groupBy(letters, (letter) => Math.floor(middleOf(letter) / rowHeight));
  return {
    /**
     * Returns the letters whose left side is between two positions and whose middle is in the row of `y` or next to it, from left to right.
     */
    around(y: number, from: number, to: number): Letter[] {
      const row = Math.floor(y / rowHeight);
      return [row - 1, row, row + 1].flatMap((each) => between(rows.get(each) ?? [], from, to));
    },
  };
}

function between(row: readonly Letter[], from: number, to: number): Letter[] {
  let [low, high] = [0, row.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((row[half]?.left ?? 0) < from) low = half + 1;
    else high = half;
  }
  const found: Letter[] = [];
  for (let at = low; at < row.length && (row[at]?.left ?? 0) <= to; at += 1) {
    const letter = row[at];
    if (letter) found.push(letter);
  }
  return found;
}

export function middleOf({ top, bottom }: Letter): number {
  return (top + bottom) / 2;
}
