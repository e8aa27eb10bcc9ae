import { findEdges, type EdgePixel, type GreyPhoto } from './edges.ts';
import {
  areaOf,
  distance,
  isConvex,
  type Point,
  type Quadrilateral,
} from '../../reading/picture/quadrilateral.ts';
import { findLines, fitLine, intersect, type StraightLine } from './straight-lines.ts';

/** `confidence` is the share of the outline that lies on edges of the photo, from 0 to 1. */
type FoundSheet = { corners: Quadrilateral; confidence: number };

const analysisSide = 320;
const linesTried = 26;
/** The smallest area of a sheet, as a share of the photo. */
const smallestShare = 0.15;
/** How far outside of the photo a corner may be, as a share of its sides. */
const outside = 0.04;
const leastConfidence = 0.55;

/**
 * Finds the corners of the sheet in a photo, in pixels: the four straight edges that form the largest and most complete outline. Returns
 * undefined if no outline is likely.
 */
export function findCorners(photo: GreyPhoto): FoundSheet | undefined {
  const factor = Math.max(1, Math.max(photo.width, photo.height) / analysisSide);
  const small = shrink(photo, factor);
  const edges = findEdges(small);
  const lines = findLines(edges, { ...small, count: linesTried });
  const grid = { ...small, angles: anglesOf(edges, small) };
  const outlines = outlinesOf(lines, small).map((outline) => ({
    ...outline,
    ...supportOf(outline, grid),
  }));
  const likely = outlines.filter(
    ({ support, weakest }) => support >= leastConfidence && weakest >= 0.25,
  );
  const rank = (outline: (typeof likely)[number]) =>
    outline.support ** 2 * outline.weakest ** 0.5 * Math.sqrt(areaOf(outline.corners));
  const best = likely.toSorted((a, b) => rank(b) - rank(a))[0];
  if (!best) return undefined;
  const corners = refine(best, edges) ?? best.corners;
  const scaled = corners.map(([x, y]): Point => [
    clamp((x + 0.5) * factor, photo.width),
    clamp((y + 0.5) * factor, photo.height),
  ]);
  return { corners: scaled as unknown as Quadrilateral, confidence: best.support };
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(0, value));
}

/** Returns corners near those of the photo, to be moved by hand if no sheet is found. */
export function defaultCorners({
  width,
  height,
}: {
  width: number;
  height: number;
}): Quadrilateral {
  const [x, y] = [width * 0.06, height * 0.06];
  return [
    [x, y],
    [width - x, y],
    [width - x, height - y],
    [x, height - y],
  ];
}

function shrink(photo: GreyPhoto, factor: number): GreyPhoto {
  if (factor <= 1) return photo;
  const width = Math.floor(photo.width / factor);
  const height = Math.floor(photo.height / factor);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.floor(y * factor), Math.floor((y + 1) * factor)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.floor(x * factor), Math.floor((x + 1) * factor)];
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          sum += photo.data[row * photo.width + column] ?? 0;
        }
      }
      data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width, height, data };
}

type Sides = readonly [StraightLine, StraightLine, StraightLine, StraightLine];
/** `contrast` is 1 for a sheet that is brighter than its surroundings, and -1 for a darker one. */
type Outline = { corners: Quadrilateral; sides: Sides; contrast: number };

const degree = Math.PI / 180;

/** Returns all outlines of two pairs of nearly parallel sides with consistent contrast. */
function outlinesOf(
  lines: readonly StraightLine[],
  size: { width: number; height: number },
): Outline[] {
  const pairs = lines.flatMap((a, index) =>
    lines.slice(index + 1).flatMap((b) => (areOpposite(a, b) ? [[a, b] as const] : [])),
  );
  return pairs.flatMap(([a, c], index) =>
    pairs.slice(index + 1).flatMap(([b, d]) => {
      const turn = Math.abs(Math.sin(a.angle - b.angle));
      if (turn < Math.sin(55 * degree)) return [];
      const outline = toOutline([a, b, c, d], size);
      return outline ? [outline] : [];
    }),
  );
}

function areOpposite(a: StraightLine, b: StraightLine): boolean {
  return Math.cos(a.angle - b.angle) < -Math.cos(32 * degree);
}

function toOutline(sides: Sides, size: { width: number; height: number }): Outline | undefined {
  const around = sides.map((side, index) => intersect(side, sides[(index + 1) % 4] ?? side));
  if (around.some((corner) => !corner || !isNear(corner, size))) return undefined;
  const found = around as unknown as [Point, Point, Point, Point];
  // Corners are clockwise, as the reverse order is the same outline.
  const isTurned = !isConvex(found);
  const clockwise = (isTurned ? found.toReversed() : found) as unknown as Quadrilateral;
  if (!isConvex(clockwise)) return undefined;
  if (areaOf(clockwise) < size.width * size.height * smallestShare) return undefined;
  const contrast = contrastOf(sides, clockwise);
  return contrast === 0 ? undefined : { corners: startTopLeft(clockwise), sides, contrast };
}

function isNear([x, y]: Point, { width, height }: { width: number; height: number }): boolean {
  const [beyondX, beyondY] = [width * outside, height * outside];
  return x > -beyondX && y > -beyondY && x < width + beyondX && y < height + beyondY;
}

/** Returns 1 if the brighter side of every line is inside, -1 if every one is outside, and 0 otherwise. */
function contrastOf(sides: Sides, corners: Quadrilateral): number {
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / 4;
  const inside = sides.filter(
    ({ angle, offset }) => x * Math.cos(angle) + y * Math.sin(angle) > offset,
  ).length;
  if (inside === 4) return 1;
  return inside === 0 ? -1 : 0;
}

function startTopLeft(corners: Quadrilateral): Quadrilateral {
  const sums = corners.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return [0, 1, 2, 3].map((step) => corners[(first + step) % 4]) as unknown as Quadrilateral;
}

type EdgeGrid = GreyPhoto & { angles: Float32Array };

function anglesOf(edges: readonly EdgePixel[], { width, height }: GreyPhoto): Float32Array {
  const angles = new Float32Array(width * height).fill(NaN);
  for (const { x, y, angle } of edges) angles[y * width + x] = angle;
  return angles;
}

const samplesOfSide = 48;

/** Returns the share of an outline that lies on edges of its direction: of the whole, and of its weakest side. */
function supportOf(
  { corners, contrast }: Outline,
  grid: EdgeGrid,
): { support: number; weakest: number } {
  const shares = corners.map((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const normal = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
    let [found, seen] = [0, 0];
    for (let sample = 1; sample < samplesOfSide; sample += 1) {
      const share = sample / samplesOfSide;
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share;
      if (x < 2 || y < 2 || x > grid.width - 3 || y > grid.height - 3) continue;
      seen += 1;
      const place = { x, y, normal };
      if (hasEdge(grid, place) && differs(grid, place, contrast)) found += 1;
    }
    return { share: seen < samplesOfSide / 4 ? 0 : found / seen, length: distance(from, to) };
  });
  const around = shares.reduce((sum, { length }) => sum + length, 0);
  return {
    support: shares.reduce((sum, { share, length }) => sum + share * length, 0) / around,
    weakest: Math.min(...shares.map(({ share }) => share)),
  };
}

function hasEdge(
  { width, angles }: EdgeGrid,
  { x, y, normal }: { x: number; y: number; normal: number },
): boolean {
  for (let step = -2; step <= 2; step += 1) {
    const column = Math.round(x + Math.cos(normal) * step);
    const row = Math.round(y + Math.sin(normal) * step);
    const angle = angles[row * width + column] ?? NaN;
    if (Math.abs(Math.cos(angle - normal)) > 0.92) return true;
  }
  return false;
}

/** Distance in pixels of the reduced photo, larger than joints between tiles and lines of a table. */
const besideEdge = 5;
const leastDifference = 6;

/**
 * Returns whether the inner side of an edge is brighter than the outer one, or darker for negative `contrast`. It is neither at a mere
 * line.
 */
function differs(
  { width, height, data }: EdgeGrid,
  { x, y, normal }: { x: number; y: number; normal: number },
  contrast: number,
): boolean {
  const levelAt = (step: number) => {
    const column = Math.round(x + Math.cos(normal) * step);
    const row = Math.round(y + Math.sin(normal) * step);
    const isInPhoto = column >= 0 && row >= 0 && column < width && row < height;
    return isInPhoto ? data[row * width + column] : undefined;
  };
  const inside = levelAt(besideEdge);
  const outside = levelAt(-besideEdge);
  if (inside === undefined || outside === undefined) return true;
  return (inside - outside) * contrast > leastDifference;
}

function refine({ corners, sides }: Outline, edges: readonly EdgePixel[]) {
  const fitted = sides.map((side) => {
    const ends = corners.toSorted((a, b) => away(side, a) - away(side, b));
    const [from = corners[0], to = corners[1]] = ends;
    return fitLine(side, edges, { from, to });
  });
  const around = fitted.map((side, index) => intersect(side, fitted[(index + 1) % 4] ?? side));
  if (around.some((corner) => corner === undefined)) return undefined;
  const found = around as unknown as [Point, Point, Point, Point];
  const clockwise = (isConvex(found) ? found : found.toReversed()) as unknown as Quadrilateral;
  return isConvex(clockwise) ? startTopLeft(clockwise) : undefined;
}

function away({ angle, offset }: StraightLine, [x, y]: Point): number {
  return Math.abs(x * Math.cos(angle) + y * Math.sin(angle) - offset);
}
