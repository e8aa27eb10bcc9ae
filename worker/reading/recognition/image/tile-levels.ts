import type { GreyImage } from './grey-image.ts';

/** Values of squares that are `tile` pixels wide. */
export type Grid = { tile: number; columns: number; rows: number; values: Float32Array };

export type TileLevels = {
  tile: number;
  columns: number;
  rows: number;
  /** Percentiles of the pixels of a tile: 3 % (`dark`), 50 % (`middle`), 90 % (`paper`) and 97 % (`bright`). */
  dark: Float32Array;
  middle: Float32Array;
  paper: Float32Array;
  bright: Float32Array;
};

const tilesAcross = 56;
const smallestTile = 16;

export function measureTiles(image: GreyImage): TileLevels {
  const { width, height } = image;
  const tile = Math.max(smallestTile, Math.round(Math.min(width, height) / tilesAcross));
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const level = () => new Float32Array(columns * rows);
  const levels = { dark: level(), middle: level(), paper: level(), bright: level() };
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const count = countLevels(image, { histogram, left: column * tile, top: row * tile, tile });
      const at = row * columns + column;
      levels.dark[at] = levelOf(histogram, count * 0.03);
      levels.middle[at] = levelOf(histogram, count * 0.5);
      levels.paper[at] = levelOf(histogram, count * 0.9);
      levels.bright[at] = levelOf(histogram, count * 0.97);
    }
  }
  return { tile, columns, rows, ...levels };
}

function countLevels(
  { width, height, data }: GreyImage,
  {
    histogram,
    left,
    top,
    tile,
  }: { histogram: Uint32Array; left: number; top: number; tile: number },
): number {
  histogram.fill(0);
  const right = Math.min(width, left + tile);
  const bottom = Math.min(height, top + tile);
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const value = data[at] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
    }
  }
  return (right - left) * (bottom - top);
}

function levelOf(histogram: Uint32Array, count: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level += 1) {
    sum += histogram[level] ?? 0;
    if (sum > count) return level;
  }
  return 255;
}

export function combineTiles(
  values: Float32Array,
  { columns, rows, reach }: { columns: number; rows: number; reach: number },
  combine: (around: number[]) => number,
): Float32Array {
  const combined = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const around: number[] = [];
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1) {
        for (
          let x = Math.max(0, column - reach);
          x <= Math.min(columns - 1, column + reach);
          x += 1
        ) {
          around.push(values[y * columns + x] ?? 0);
        }
      }
      combined[row * columns + column] = combine(around);
    }
  }
  return combined;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
