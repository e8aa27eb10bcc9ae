import { type GreyImage, shrinkImage } from './grey-image.ts';
import type { Grid } from './tile-levels.ts';

const tile = 4;
/** As shares of the shorter side: wider than any stroke, and the reach of shadows. */
const widestStroke = 0.03;
/** Paper that is darker than this, relative to the brightest of the sheet, is a picture or a dark box. */
const darkestShade = 0.22;

/**
 * Returns the brightness of the paper of a photo in squares of four pixels. Features narrower than a stroke are filled from their
 * surroundings (a morphological closing), so that the edges of shadows are preserved.
 */
export function findShadedPaper(image: GreyImage): Grid {
  const { width: columns, height: rows, data } = shrinkImage(image, tile);
  const reach = Math.max(3, Math.round((Math.min(columns, rows) * widestStroke) / 2));
  const size = { columns, rows, reach };
  const filled = extremes(extremes(data, size, Math.max), size, Math.min);
  const brightest = filled.reduce((most, level) => Math.max(most, level), 0);
  const values = Float32Array.from(filled, (level) =>
    level < brightest * darkestShade ? brightest : level,
  );
  return { tile, columns, rows, values };
}

function extremes(
  values: Uint8Array,
  { columns, rows, reach }: { columns: number; rows: number; reach: number },
  choose: (a: number, b: number) => number,
): Uint8Array {
  const across = new Uint8Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = row * columns + Math.max(0, column - reach);
      const to = row * columns + Math.min(columns - 1, column + reach);
      let best = values[from] ?? 0;
      for (let at = from + 1; at <= to; at += 1) best = choose(best, values[at] ?? 0);
      across[row * columns + column] = best;
    }
  }
  const both = new Uint8Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [Math.max(0, row - reach), Math.min(rows - 1, row + reach)];
    for (let column = 0; column < columns; column += 1) {
      let best = across[from * columns + column] ?? 0;
      for (let near = from + 1; near <= to; near += 1)
        best = choose(best, across[near * columns + column] ?? 0);
      both[row * columns + column] = best;
    }
  }
  return both;
}
