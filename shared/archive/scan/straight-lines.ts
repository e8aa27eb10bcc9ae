import type { EdgePixel } from './edges.ts';

/** A straight edge: its points satisfy x·cos(angle) + y·sin(angle) = offset. `angle`, in radians, points to the brighter side. */
export type StraightLine = { angle: number; offset: number; votes: number };

const angleSteps = 180;
const stepOf = (2 * Math.PI) / angleSteps;
/** The largest difference between the direction of a pixel and that of its line, in steps. */
const tolerance = 3;
/** The difference between two offsets, in pixels. */
const offsetStep = 2;

/** Finds the strongest lines by a Hough transform (Hough 1962) that uses the direction of each edge (O'Gorman and Clowes 1976). */
export function findLines(
  edges: readonly EdgePixel[],
  { width, height, count }: { width: number; height: number; count: number },
): StraightLine[] {
  const reach = Math.ceil(Math.hypot(width, height));
  const offsets = Math.ceil((2 * reach) / offsetStep) + 1;
  const votes = new Float32Array(angleSteps * offsets);
  for (const { x, y, strength, angle } of edges) {
    const middle = Math.round(angle / stepOf);
    for (let turn = -tolerance; turn <= tolerance; turn += 1) {
      const step = (middle + turn + 2 * angleSteps) % angleSteps;
      const offset = x * Math.cos(step * stepOf) + y * Math.sin(step * stepOf);
      const index = step * offsets + Math.round((offset + reach) / offsetStep);
      // Faint edges count nearly as much, because a sheet on a bright table has no others.
      votes[index] = (votes[index] ?? 0) + Math.min(strength, 60) ** 0.25;
    }
  }
  return peaksOf(votes, { offsets, count }).map(({ step, place, votes: found }) => ({
    angle: step * stepOf,
    offset: place * offsetStep - reach,
    votes: found,
  }));
}

const nearAngle = 5;
const nearOffset = 4;

function peaksOf(
  votes: Float32Array,
  { offsets, count }: { offsets: number; count: number },
): { step: number; place: number; votes: number }[] {
  const left = votes.slice();
  const peaks: { step: number; place: number; votes: number }[] = [];
  while (peaks.length < count) {
    let best = 0;
    for (let index = 1; index < left.length; index += 1) {
      if ((left[index] ?? 0) > (left[best] ?? 0)) best = index;
    }
    const found = left[best] ?? 0;
    if (found === 0) break;
    const [step, place] = [Math.floor(best / offsets), best % offsets];
    peaks.push({ step, place, votes: found });
    for (let turn = -nearAngle; turn <= nearAngle; turn += 1) {
      const row = ((step + turn + angleSteps) % angleSteps) * offsets;
      const from = Math.max(0, place - nearOffset);
      left.fill(0, row + from, row + Math.min(offsets, place + nearOffset + 1));
    }
  }
  return peaks;
}

/** Fits a line to nearby edges of the same direction, with subpixel precision. */
export function fitLine(
  line: StraightLine,
  edges: readonly EdgePixel[],
  { from, to }: { from: readonly [number, number]; to: readonly [number, number] },
): StraightLine {
  let { angle, offset } = line;
  for (const reach of [4, 2]) {
    const near = edges.filter(
      (edge) =>
        Math.abs(edge.x * Math.cos(angle) + edge.y * Math.sin(angle) - offset) <= reach &&
        Math.cos(edge.angle - angle) > 0.9 &&
        isBetween(edge, from, to),
    );
    if (near.length < 8) break;
    const meanX = near.reduce((sum, { x }) => sum + x, 0) / near.length;
    const meanY = near.reduce((sum, { y }) => sum + y, 0) / near.length;
    let [xx, xy, yy] = [0, 0, 0];
    for (const { x, y } of near) {
      xx += (x - meanX) ** 2;
      xy += (x - meanX) * (y - meanY);
      yy += (y - meanY) ** 2;
    }
    const normal = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2;
    angle = Math.cos(normal - angle) > 0 ? normal : normal + Math.PI;
    offset = meanX * Math.cos(angle) + meanY * Math.sin(angle);
  }
  return { ...line, angle, offset };
}

function isBetween(
  { x, y }: EdgePixel,
  from: readonly [number, number],
  to: readonly [number, number],
): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  return share > 0.04 && share < 0.96;
}

/** Returns the intersection of two lines, or undefined if they are nearly parallel. */
export function intersect(a: StraightLine, b: StraightLine): readonly [number, number] | undefined {
  const determinant = Math.sin(b.angle - a.angle);
  if (Math.abs(determinant) < 0.2) return undefined;
  return [
    (a.offset * Math.sin(b.angle) - b.offset * Math.sin(a.angle)) / determinant,
    (b.offset * Math.cos(a.angle) - a.offset * Math.cos(b.angle)) / determinant,
  ];
}
