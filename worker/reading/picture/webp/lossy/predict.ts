import { modes } from './read-modes.ts';

export type Work = Uint8ClampedArray;

export const workStride = 32;
export const workStart = workStride + 8;

export function predictBlock(
  work: Work,
  mode: number,
  { size, hasAbove, hasLeft }: { size: number; hasAbove: boolean; hasLeft: boolean },
): void {
  const start = workStart;
  if (mode === modes.slope) predictSlope(work, start, size);
  else if (mode === modes.above) {
    for (let y = 0; y < size; y += 1) {
      work.copyWithin(start + y * workStride, start - workStride, start - workStride + size);
    }
  } else if (mode === modes.left) {
    for (let y = 0, at = start; y < size; y += 1, at += workStride) {
      work.fill(work[at - 1] ?? 0, at, at + size);
    }
  } else {
    let sum = 0;
    for (let each = 0; each < size; each += 1) {
      if (hasAbove) sum += work[start - workStride + each] ?? 0;
      if (hasLeft) sum += work[start - 1 + each * workStride] ?? 0;
    }
    const count = (hasAbove ? size : 0) + (hasLeft ? size : 0);
    fill(work, start, { size, value: count === 0 ? 128 : Math.floor(sum / count + 0.5) });
  }
}

function fill(work: Work, start: number, { size, value }: { size: number; value: number }): void {
  for (let y = 0, at = start; y < size; y += 1, at += workStride) work.fill(value, at, at + size);
}

function predictSlope(work: Work, start: number, size: number): void {
  const above = start - workStride;
  const corner = work[above - 1] ?? 0;
  for (let y = 0, row = start; y < size; y += 1, row += workStride) {
    const base = (work[row - 1] ?? 0) - corner;
    for (let x = 0; x < size; x += 1) work[row + x] = base + (work[above + x] ?? 0);
  }
}

const edge = new Uint8Array(13);
/** Edge pixels smoothed with both neighbours, then with the next one only, then the first pixel unchanged. */
const smoothed = new Uint8Array(27);
const pairs = 13;
const asItIs = 26;
const corner = 4;

/** For each mode, the index in `smoothed` for each pixel of a subblock. */
const directions = [
  (x: number) => corner + 1 + x,
  (_: number, y: number) => corner - 1 - y,
  (x: number, y: number) => corner + 2 + x + y,
  (x: number, y: number) => corner + x - y,
  (x: number, y: number) => {
    const across = 2 * x - y;
    if (across < 0) return across === -1 ? corner : corner + 1 - y;
    return across % 2 === 0 ? pairs + corner + across / 2 : corner + (across + 1) / 2;
  },
  (x: number, y: number) => {
    if (x === 3 && y > 1) return corner + 4 + y;
    const from = x + (y >> 1);
    return y % 2 === 0 ? pairs + corner + 1 + from : corner + 2 + from;
  },
  (x: number, y: number) => {
    const down = 2 * y - x;
    if (down < 0) return down === -1 ? corner : corner - 1 + x;
    return down % 2 === 0 ? pairs + corner - 1 - down / 2 : corner - (down + 1) / 2;
  },
  (x: number, y: number) => {
    const along = x + 2 * y;
    if (along > 5) return asItIs;
    if (along === 5) return 0;
    return along % 2 === 0 ? pairs + corner - 2 - along / 2 : corner - 2 - (along - 1) / 2;
  },
].map((indexOf) => Uint8Array.from({ length: 16 }, (_, at) => indexOf(at % 4, at >> 2)));

export function predictSubblock(work: Work, start: number, mode: number): void {
  if (mode === modes.slope) return predictSlope(work, start, 4);
  const above = start - workStride;
  for (let y = 0; y < 4; y += 1) edge[3 - y] = work[start + y * workStride - 1] ?? 0;
  for (let x = -1; x < 8; x += 1) edge[corner + 1 + x] = work[above + x] ?? 0;
  if (mode === modes.mean) {
    let sum = 4;
    for (let at = 0; at < 9; at += 1) if (at !== corner) sum += edge[at] ?? 0;
    return fill(work, start, { size: 4, value: sum >> 3 });
  }
  let before = edge[0] ?? 0;
  let own = before;
  for (let at = 0; at < 13; at += 1) {
    const next = edge[Math.min(12, at + 1)] ?? 0;
    smoothed[at] = (before + 2 * own + next + 2) >> 2;
    smoothed[pairs + at] = (own + next + 1) >> 1;
    before = own;
    own = next;
  }
  smoothed[asItIs] = edge[0] ?? 0;
  const indices = directions[mode - modes.above];
  if (!indices) return;
  for (let y = 0, at = 0, row = start; y < 4; y += 1, row += workStride) {
    for (let x = 0; x < 4; x += 1, at += 1) work[row + x] = smoothed[indices[at] ?? 0] ?? 0;
  }
}
