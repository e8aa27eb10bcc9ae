import type { Slope } from './text-slopes.ts';
import { medianOf } from '../tile-levels.ts';

/** The slope of lines at a position, given as shares of the width and height of the image. */
export type SlopeField = (u: number, v: number) => number;

/** Numbers of cells, across and down, of successive refinements. Most sheets bend alike from top to bottom. */
const refinements = [
  [2, 1],
  [4, 1],
  [8, 1],
  [12, 1],
  [12, 1],
  [4, 4],
  [8, 8],
  [8, 8],
  [16, 16],
] as const;
/** The weight of the coarser estimate, in letters. */
const weightOfSurroundings = 20;
/** Larger deviations from the coarser estimate are clipped to this. */
const furthest = 0.12;

/** Interpolates slopes over the whole image, with more detail where there are more letters. */
export function spreadSlopes(
  slopes: readonly Slope[],
  { width, height }: { width: number; height: number },
): SlopeField {
  const mean = medianOf(slopes.map(({ fall }) => fall));
  let field: SlopeField = () => mean;
  for (const [columns, rows] of refinements) {
    field = refine(field, slopes, { width, height, columns, rows });
  }
  return field;
}

type Cells = { columns: number; rows: number };

function refine(
  before: SlopeField,
  slopes: readonly Slope[],
  { width, height, columns, rows }: Cells & { width: number; height: number },
): SlopeField {
  const sums = new Float64Array(columns * rows);
  const weights = new Float64Array(columns * rows);
  for (const { x, y, fall, letters } of slopes) {
    const [u, v] = [x / width, y / height];
    const more = Math.max(-furthest, Math.min(furthest, fall - before(u, v)));
    const at = cellOf(v, rows) * columns + cellOf(u, columns);
    sums[at] = (sums[at] ?? 0) + more * letters;
    weights[at] = (weights[at] ?? 0) + letters;
  }
  const values = sums.map((sum, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const known = before((column + 0.5) / columns, (row + 0.5) / rows);
    return known + sum / ((weights[at] ?? 0) + weightOfSurroundings);
  });
  return (u, v) => mixCells(values, { columns, rows }, { u, v });
}

function cellOf(share: number, cells: number): number {
  return Math.max(0, Math.min(cells - 1, Math.floor(share * cells)));
}

function mixCells(
  values: Float64Array,
  { columns, rows }: Cells,
  { u, v }: { u: number; v: number },
): number {
  const x = Math.max(0, Math.min(columns - 1, u * columns - 0.5));
  const y = Math.max(0, Math.min(rows - 1, v * rows - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)];
  const at = (row: number, column: number) => values[row * columns + column] ?? 0;
  const above = at(top, left) + (at(top, right) - at(top, left)) * (x - left);
  const below = at(low, left) + (at(low, right) - at(low, left)) * (x - left);
  return above + (below - above) * (y - top);
}
