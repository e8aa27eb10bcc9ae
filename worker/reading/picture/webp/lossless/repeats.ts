import { type BitSource, readBits } from './bit-source.ts';

export function readPrefixed(source: BitSource, prefix: number): number {
  if (prefix < 4) return prefix + 1;
  const bits = (prefix - 2) >> 1;
  return ((2 + (prefix & 1)) << bits) + readBits(source, bits) + 1;
}

/** Converts a coded distance to a number of pixels in an image of this width. */
export function pixelsBack(distance: number, width: number): number {
  const near = nearPixels.length / 2;
  if (distance > near) return distance - near;
  const left = nearPixels[distance * 2 - 2] ?? 0;
  const up = nearPixels[distance * 2 - 1] ?? 0;
  return Math.max(1, left + up * width);
}

/** Offsets to the left and up, for the smallest distance codes. */
const nearPixels = new Int8Array([
  0, 1, 1, 0, 1, 1, -1, 1, 0, 2, 2, 0, 1, 2, -1, 2, 2, 1, -2, 1, 2, 2, -2, 2, 0, 3, 3, 0, 1, 3, -1,
  3, 3, 1, -3, 1, 2, 3, -2, 3, 3, 2, -3, 2, 0, 4, 4, 0, 1, 4, -1, 4, 4, 1, -4, 1, 3, 3, -3, 3, 2, 4,
  -2, 4, 4, 2, -4, 2, 0, 5, 3, 4, -3, 4, 4, 3, -4, 3, 5, 0, 1, 5, -1, 5, 5, 1, -5, 1, 2, 5, -2, 5,
  5, 2, -5, 2, 4, 4, -4, 4, 3, 5, -3, 5, 5, 3, -5, 3, 0, 6, 6, 0, 1, 6, -1, 6, 6, 1, -6, 1, 2, 6,
  -2, 6, 6, 2, -6, 2, 4, 5, -4, 5, 5, 4, -5, 4, 3, 6, -3, 6, 6, 3, -6, 3, 0, 7, 7, 0, 1, 7, -1, 7,
  5, 5, -5, 5, 7, 1, -7, 1, 4, 6, -4, 6, 6, 4, -6, 4, 2, 7, -2, 7, 7, 2, -7, 2, 3, 7, -3, 7, 7, 3,
  -7, 3, 5, 6, -5, 6, 6, 5, -6, 5, 8, 0, 4, 7, -4, 7, 7, 4, -7, 4, 8, 1, 8, 2, 6, 6, -6, 6, 8, 3, 5,
  7, -5, 7, 7, 5, -7, 5, 8, 4, 6, 7, -6, 7, 7, 6, -7, 6, 8, 5, 7, 7, -7, 7, 8, 6, 8, 7,
]);
