import {
  areaOf,
  fromUnitSquare,
  type Point,
  type Quadrilateral,
  straightSize,
} from '../../../../../shared/reading/picture/quadrilateral.ts';
import { type GreyImage, shrinkImage } from '../grey-image.ts';
import { cornersOf, hullOf, sidesOf } from './hull.ts';
import type { PlacedImage } from '../placed-image.ts';
import { resampleImage } from '../resample-image.ts';
import { sheetRegions } from './sheet-regions.ts';

const analysisWidth = 320;
/** The smallest share of a photo that a sheet covers, and its minimum similarity to a quadrilateral. */
const smallestSheet = 0.2;
const leastLikeness = 0.93;

/**
 * Crops the sheet from a photo, or from a scan with dark margins, and corrects its perspective. Returns the image itself if no sheet can be
 * distinguished from its background.
 */
export function cutOutSheet(placed: PlacedImage): PlacedImage {
  const { image } = placed;
  const factor = Math.max(1, Math.floor(Math.min(image.width, image.height) / analysisWidth));
  const small = shrinkImage(image, factor);
  for (const region of sheetRegions(small)) {
    const sheet = findSheet(region, small);
    if (sheet && hasDarkSurroundings(small, sheet.corners))
      return straighten(placed, sheet, factor);
  }
  return placed;
}

function scale(corners: Quadrilateral, factor: number): Quadrilateral {
  const [a, b, c, d] = corners.map(([x, y]) => [(x + 0.5) * factor, (y + 0.5) * factor] as const);
  return [a, b, c, d] as Quadrilateral;
}

type Sheet = { corners: Quadrilateral; hull: readonly Point[] };

function findSheet(
  region: Uint8Array,
  { width, height }: { width: number; height: number },
): Sheet | undefined {
  const hull = hullOf(region, { width, height });
  const hullArea = areaOf(hull);
  if (hullArea < width * height * smallestSheet) return undefined;
  const corners = cornersOf(hull);
  const isWhole = hullArea > width * height * 0.97;
  if (isWhole || areaOf(corners) < hullArea * leastLikeness) return undefined;
  return { corners, hull };
}

const samplesOfSide = 40;
/**
 * In pixels of the reduced image: the distance at which the sides of an edge are compared, and the distances of a bent edge from its chord.
 */
const besideEdge = 4;
const bent = [0, 4, -4, 8, -8, 12, -12];
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
    const outward = (x: number, y: number, far: number) =>
      levelAt(x + (dy / length) * far, y - (dx / length) * far);
    let dark = 0;
    let seen = 0;
    for (let sample = 1; sample < samplesOfSide; sample += 1) {
      const x = from[0] + (dx * sample) / samplesOfSide;
      const y = from[1] + (dy * sample) / samplesOfSide;
      if (outward(x, y, besideEdge) === undefined) continue;
      seen += 1;
      const isEdge = bent.some((far) => {
        const outside = outward(x, y, far + besideEdge);
        const inside = outward(x, y, far - besideEdge);
        return outside !== undefined && inside !== undefined && outside < inside * darkerOutside;
      });
      if (isEdge) dark += 1;
    }
    return dark >= seen * leastShareOfEdge;
  });
}

/** The extra margin around the corners of a sheet, as a multiple of the share of its bulges. */
const beyondCorners = 1.5;
/** As a share of the width, because the sides of a long receipt may bulge too, which needs no margin above and below it. */
const mostBeyond = 0.25;

function straighten({ image, toPage }: PlacedImage, sheet: Sheet, factor: number): PlacedImage {
  const corners = scale(sheet.corners, factor);
  const { width, height } = straightSize(corners);
  const bulge = 1 - areaOf(sheet.corners) / areaOf(sheet.hull);
  const margin = Math.round(Math.min(height * bulge * beyondCorners, width * mostBeyond));
  const map = fromUnitSquare(corners);
  const sides = sidesOf(sheet.hull, factor);
  const sourceOf = (x: number, y: number) =>
    sides.nearest(map((x - margin) / width, (y - margin) / height));
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  return {
    image: resampleImage(image, size, sourceOf),
    toPage: (x, y) => toPage(...map((x - margin) / width, (y - margin) / height)),
  };
}
