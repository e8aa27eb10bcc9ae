import { type Edge, filterEdge, filterSimply, type Strength } from './loop-filter.ts';
import { workStart, workStride, type Work } from './predict.ts';

const [missingAbove, missingLeft] = [127, 129];

export type Plane = ReturnType<typeof createPlane>;

/**
 * A plane of a picture: the current row of macroblocks, and the end of the row above, which the loop filter still changes. `size` is the
 * width and height of a macroblock in pixels.
 */
export function createPlane(columns: number, size: number) {
  const stride = columns * size;
  const kept = size / 2;
  const band = new Uint8ClampedArray(stride * (kept + size));
  const work: Work = new Uint8ClampedArray(workStride * (size + 1));
  // The last row of pixels before filtering, of the macroblocks above and of the current ones.
  let above = new Uint8Array(stride);
  let below = new Uint8Array(stride);
  const upright: Edge = { across: 1, along: stride, length: size };
  const level: Edge = { across: stride, along: 1, length: size };

  return {
    work,
    kept,
    row: (y: number) => band.subarray(y * stride, (y + 1) * stride),
    begin(column: number, row: number): void {
      const top = workStart - workStride;
      const start = column * size;
      const corner = column > 0 ? (above[start - 1] ?? 0) : missingLeft;
      work[top - 1] = row > 0 ? corner : missingAbove;
      for (let y = 0, at = workStart - 1; y < size; y += 1, at += workStride) {
        work[at] = column > 0 ? (work[at + size] ?? 0) : missingLeft;
      }
      if (row === 0) {
        work.fill(missingAbove, top, top + size + 4);
        return;
      }
      for (let x = 0; x < size; x += 1) work[top + x] = above[start + x] ?? 0;
      for (let x = size; x < size + 4; x += 1) {
        work[top + x] = above[Math.min(stride - 1, start + x)] ?? 0;
      }
    },
    end(column: number): void {
      const start = column * size;
      let from = workStart;
      for (let y = 0, at = kept * stride + start; y < size; y += 1) {
        for (let x = 0; x < size; x += 1) band[at + x] = work[from + x] ?? 0;
        from += workStride;
        at += stride;
      }
      from -= workStride;
      for (let x = 0; x < size; x += 1) below[start + x] = work[from + x] ?? 0;
    },
    filter(
      column: number,
      row: number,
      { strength, isWhole, isSimple }: { strength: Strength; isWhole: boolean; isSimple: boolean },
    ): void {
      const start = kept * stride + column * size;
      const outer = { strength, isInner: false };
      const inner = { strength, isInner: true };
      const filterOne = (at: number, edge: Edge, side: typeof outer) =>
        isSimple
          ? filterSimply(band, at, edge, side.isInner ? strength.inner : strength.outer)
          : filterEdge(band, at, edge, side);
      if (column > 0) filterOne(start, upright, outer);
      if (!isWhole) for (let x = 4; x < size; x += 4) filterOne(start + x, upright, inner);
      if (row > 0) filterOne(start, level, outer);
      if (!isWhole) for (let y = 4; y < size; y += 4) filterOne(start + y * stride, level, inner);
    },
    advance(): void {
      band.copyWithin(0, size * stride);
      [above, below] = [below, above];
    },
  };
}
