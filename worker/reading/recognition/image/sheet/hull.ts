import type { Point, Quadrilateral } from '../../../../../shared/reading/picture/quadrilateral.ts';

export function hullOf(region: Uint8Array, size: { width: number; height: number }): Point[] {
  return convexHull(outlineOf(region, size));
}

function outlineOf(
  region: Uint8Array,
  { width, height }: { width: number; height: number },
): Point[] {
  const points: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = region.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first >= 0) points.push([first, y], [row.lastIndexOf(1), y]);
  }
  return points;
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return false;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

export function cornersOf(hull: readonly Point[]): Quadrilateral {
  const extreme = (measure: (point: Point) => number) =>
    hull.reduce((best, point) => (measure(point) > measure(best) ? point : best));
  return [
    extreme(([x, y]) => -x - y),
    extreme(([x, y]) => x - y),
    extreme(([x, y]) => x + y),
    extreme(([x, y]) => y - x),
  ];
}

/** In pixels of the reduced image: pixels next to the edge of a sheet are mixed with the background. */
const besideSheet = 2;

/**
 * Returns the nearest positions on a sheet, the hull of a region of the reduced image, so that its surroundings become as bright as its
 * edge.
 */
export function sidesOf(hull: readonly Point[], factor: number) {
  const ys = hull.map(([, y]) => y);
  const rows = Math.max(...ys) + 1;
  const left = new Float32Array(rows).fill(Infinity);
  const right = new Float32Array(rows).fill(-Infinity);
  for (const [at, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(at + 1) % hull.length] ?? [x, y];
    for (let row = Math.min(y, nextY); row <= Math.max(y, nextY); row += 1) {
      const side = y === nextY ? x : x + ((nextX - x) * (row - y)) / (nextY - y);
      left[row] = Math.min(left[row] ?? side, side);
      right[row] = Math.max(right[row] ?? side, side);
    }
  }
  const top = (Math.min(...ys) + besideSheet) * factor;
  const bottom = (rows - 1 - besideSheet) * factor;
  return {
    nearest([x, y]: Point): Point {
      const inRow = Math.max(top, Math.min(bottom, y));
      const row = Math.floor(inRow / factor);
      const from = ((left[row] ?? 0) + besideSheet) * factor;
      const to = ((right[row] ?? 0) + 1 - besideSheet) * factor;
      return [Math.max(from, Math.min(to, x)), inRow];
    },
  };
}
