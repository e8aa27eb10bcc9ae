import { boxUnits, type WordBox } from '../word-boxes.ts';

/** Rotates a word with its page, clockwise by a multiple of 90 degrees. */
export function turnWordBox([text, left, top, width, height]: WordBox, degrees: number): WordBox {
  switch (degrees) {
    case 90:
      return [text, Math.max(0, boxUnits - top - height), left, height, width];
    case 180:
      return [
        text,
        Math.max(0, boxUnits - left - width),
        Math.max(0, boxUnits - top - height),
        width,
        height,
      ];
    case 270:
      return [text, top, Math.max(0, boxUnits - left - width), height, width];
    default:
      return [text, left, top, width, height];
  }
}
