export type Point = readonly [x: number, y: number];

/** Top left, top right, bottom right, bottom left. */
export type Quadrilateral = readonly [Point, Point, Point, Point];

/** Returns the Euclidean distance. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(from[0] - to[0], from[1] - to[1]);
}

/** Returns the area of a polygon (shoelace formula). */
export function areaOf(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Returns whether the corners are convex in clockwise order; others cannot be the outline of a sheet. */
export function isConvex(corners: Quadrilateral): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    const last = corners[(index + 2) % 4] ?? corner;
    const [ax, ay] = [next[0] - corner[0], next[1] - corner[1]];
    const [bx, by] = [last[0] - next[0], last[1] - next[1]];
    return ax * by - ay * bx > 0;
  });
}

/** Returns the size of a sheet after straightening, from its longer sides. */
export function straightSize([a, b, c, d]: Quadrilateral): { width: number; height: number } {
  return {
    width: Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c)))),
    height: Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c)))),
  };
}

/** Returns the projective map from the unit square to a quadrilateral (Heckbert 1989). */
export function fromUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quadrilateral) {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  return (u: number, v: number): Point => {
    const w = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / w,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / w,
    ];
  };
}
