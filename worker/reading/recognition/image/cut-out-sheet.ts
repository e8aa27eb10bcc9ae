import {
  areaOf,
  fromUnitSquare,
  type Point,
  type Quadrilateral,
  straightSize,
} from '../../../../shared/reading/picture/quadrilateral.ts';
import { type GreyImage, shrinkImage } from './grey-image.ts';
import type { PlacedImage } from './placed-image.ts';
import { resampleImage } from './resample-image.ts';

const analysisWidth = 320;
/** The smallest share of a photo that a sheet covers, and how similar to a quadrilateral it is at least. */
const smallestSheet = 0.2;
const leastLikeness = 0.93;

/**
 * Cuts the sheet out of a photo, or out of a scan with dark margins, and corrects its perspective. Returns the image
 * itself if no sheet can be distinguished from its background.
 */
export function cutOutSheet(placed: PlacedImage): PlacedImage {
  const { image } = placed;
  const factor = Math.max(1, Math.floor(Math.min(image.width, image.height) / analysisWidth));
  const small = shrinkImage(image, factor);
  for (const mask of [byThreshold(small), byLocalBrightness(small)]) {
    const corners = findQuadrilateral(mask, small);
    if (corners && hasDarkSurroundings(small, corners))
      return straighten(placed, scale(corners, factor));
  }
  return placed;
}

function scale(corners: Quadrilateral, factor: number): Quadrilateral {
  const [a, b, c, d] = corners.map(([x, y]) => [(x + 0.5) * factor, (y + 0.5) * factor] as const);
  return [a, b, c, d] as Quadrilateral;
}

function byThreshold({ data }: GreyImage): Uint8Array {
  const histogram = new Float64Array(256);
  for (const value of data) histogram[value] = (histogram[value] ?? 0) + 1;
  const total = histogram.reduce((sum, count, level) => sum + count * level, 0);
  let best = { threshold: 128, variance: -1 };
  let count = 0;
  let sum = 0;
  for (let level = 0; level < 255; level += 1) {
    count += histogram[level] ?? 0;
    sum += (histogram[level] ?? 0) * level;
    const rest = data.length - count;
    if (count === 0 || rest === 0) continue;
    const variance = count * rest * (sum / count - (total - sum) / rest) ** 2;
    if (variance > best.variance) best = { threshold: level, variance };
  }
  return data.map((value) => (value > best.threshold ? 1 : 0));
}

/** Marks pixels that are bright compared with their surroundings, for sheets that are half in the shade. */
function byLocalBrightness(image: GreyImage): Uint8Array {
  const { width, height, data } = image;
  const cell = Math.max(8, Math.round(width / 10));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const brightest = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / cell) * columns + Math.floor(x / cell);
      brightest[at] = Math.max(brightest[at] ?? 0, data[y * width + x] ?? 0);
    }
  }
  const around = (column: number, row: number) => {
    let value = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        value = Math.max(value, brightest[y * columns + x] ?? 0);
      }
    }
    return value;
  };
  const limits = Array.from({ length: columns * rows }, (_, at) =>
    around(at % columns, Math.floor(at / columns)),
  );
  return data.map((value, at) => {
    const cellAt =
      Math.floor(Math.floor(at / width) / cell) * columns + Math.floor((at % width) / cell);
    return value > (limits[cellAt] ?? 255) * 0.62 ? 1 : 0;
  });
}

function findQuadrilateral(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
): Quadrilateral | undefined {
  const outline = outlineOfLargest(mask, { width, height });
  if (!outline) return undefined;
  const hull = convexHull(outline);
  const hullArea = areaOf(hull);
  if (hullArea < width * height * smallestSheet) return undefined;
  const corners = cornersOf(hull);
  const isWhole = hullArea > width * height * 0.97;
  if (isWhole || areaOf(corners) < hullArea * leastLikeness) return undefined;
  return corners;
}

function outlineOfLargest(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
): Point[] | undefined {
  const label = new Int32Array(mask.length);
  const stack = new Int32Array(mask.length);
  let largest = { label: 0, size: 0 };
  let labels = 0;
  for (let seed = 0; seed < mask.length; seed += 1) {
    if (mask[seed] === 0 || label[seed] !== 0) continue;
    labels += 1;
    let depth = 1;
    let size = 0;
    stack[0] = seed;
    label[seed] = labels;
    while (depth > 0) {
      depth -= 1;
      const at = stack[depth] ?? 0;
      const x = at % width;
      size += 1;
      const neighbours = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of neighbours) {
        if (next < 0 || next >= mask.length || mask[next] === 0 || label[next] !== 0) continue;
        label[next] = labels;
        stack[depth] = next;
        depth += 1;
      }
    }
    if (size > largest.size) largest = { label: labels, size };
  }
  if (largest.size < 100) return undefined;
  const points: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = label.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(largest.label);
    if (first >= 0) points.push([first, y], [row.lastIndexOf(largest.label), y]);
  }
  return points;
}

/** The convex hull by Andrew's monotone chain. */
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

function cornersOf(hull: readonly Point[]): Quadrilateral {
  const extreme = (measure: (point: Point) => number) =>
    hull.reduce((best, point) => (measure(point) > measure(best) ? point : best));
  return [
    extreme(([x, y]) => -x - y),
    extreme(([x, y]) => x - y),
    extreme(([x, y]) => x + y),
    extreme(([x, y]) => y - x),
  ];
}

const samplesOfSide = 40;
/** In pixels of the reduced image. */
const besideEdge = 4;
const darkerOutside = 0.85;
const leastShareOfEdge = 0.7;

function hasDarkSurroundings({ width, height, data }: GreyImage, corners: Quadrilateral): boolean {
  const levelAt = (x: number, y: number) => {
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    return isInside ? (data[Math.floor(y) * width + Math.floor(x)] ?? 0) : undefined;
  };
  return corners.every((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const outward = [(dy / length) * besideEdge, (-dx / length) * besideEdge] as const;
    let dark = 0;
    let seen = 0;
    for (let sample = 1; sample < samplesOfSide; sample += 1) {
      const x = from[0] + (dx * sample) / samplesOfSide;
      const y = from[1] + (dy * sample) / samplesOfSide;
      const outside = levelAt(x + outward[0], y + outward[1]);
      const inside = levelAt(x - outward[0], y - outward[1]);
      if (outside === undefined || inside === undefined) continue;
      seen += 1;
      if (outside < inside * darkerOutside) dark += 1;
    }
    return dark >= seen * leastShareOfEdge;
  });
}

function straighten({ image, toPage }: PlacedImage, corners: Quadrilateral): PlacedImage {
  const size = straightSize(corners);
  const map = fromUnitSquare(corners);
  const sourceOf = (x: number, y: number) => map(x / size.width, y / size.height);
  return {
    image: resampleImage(image, size, sourceOf),
    toPage: (x, y) => toPage(...sourceOf(x, y)),
  };
}
