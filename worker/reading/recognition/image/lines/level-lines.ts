import type { GreyImage } from '../grey-image.ts';
import type { PlacedImage } from '../placed-image.ts';
import { resampleImage } from '../resample-image.ts';
import { medianOf } from '../tile-levels.ts';
import { type SlopeField, spreadSlopes } from './slope-field.ts';
import { findSlopes } from './text-slopes.ts';

const fewestSlopes = 6;
/** Half of the slopes of a bent sheet are steeper; those of a flat one are within the precision of letters. */
const leastFall = 0.015;
/** The smallest bend that is corrected, as a share of the height of a letter, and the largest, as a share of the height of the image. */
const leastBend = 0.3;
const mostBend = 0.25;
const columns = 64;
const rowsApart = 24;

/** Straightens bent lines of text, as on curled and crumpled sheets: each becomes as high everywhere as in the middle. */
export function levelLines(placed: PlacedImage, letters: number): PlacedImage {
  const { image, toPage } = placed;
  const slopes = findSlopes(image, letters);
  const typical = medianOf(slopes.map(({ fall }) => Math.abs(fall)));
  if (slopes.length < fewestSlopes || typical < leastFall) return placed;
  const lines = followField(spreadSlopes(slopes, image), image);
  if (lines.highest + lines.lowest < letters * leastBend) return placed;
  const above = Math.ceil(lines.lowest);
  const size = { width: image.width, height: image.height + above + Math.ceil(lines.highest) };
  const sourceOf = (x: number, y: number) => [x, y - above + lines.fallAt(x, y - above)] as const;
  return {
    image: resampleImage(image, size, sourceOf),
    toPage: (x, y) => toPage(...sourceOf(x, y)),
  };
}

function followField(field: SlopeField, { width, height }: GreyImage) {
  const rows = Math.ceil(height / rowsApart) + 1;
  const falls = new Float32Array(rows * (columns + 1));
  const step = width / columns;
  const most = height * mostBend;
  let [highest, lowest] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    for (const direction of [1, -1]) {
      let fall = 0;
      for (let column = columns / 2; column >= 0 && column <= columns; column += direction) {
        falls[row * (columns + 1) + column] = fall;
        highest = Math.max(highest, -fall);
        lowest = Math.max(lowest, fall);
        const u = (column + direction / 2) / columns;
        const next = fall + direction * step * field(u, (row * rowsApart + fall) / height);
        fall = Math.max(-most, Math.min(most, next));
      }
    }
  }
  const fallAt = (x: number, y: number) => {
    const column = Math.max(0, Math.min(columns - 0.001, x / step));
    const row = Math.max(0, Math.min(rows - 1.001, y / rowsApart));
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const at = top * (columns + 1) + left;
    const below = at + columns + 1;
    const part = column - left;
    const upper = (falls[at] ?? 0) * (1 - part) + (falls[at + 1] ?? 0) * part;
    const lower = (falls[below] ?? 0) * (1 - part) + (falls[below + 1] ?? 0) * part;
    return upper + (lower - upper) * (row - top);
  };
  return { highest, lowest, fallAt };
}
