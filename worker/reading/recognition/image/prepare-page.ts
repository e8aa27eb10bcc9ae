import { evenLight, evenShade, invertImage, isWhiteOnDark } from './even-light.ts';
import { cutOutSheet } from './sheet/cut-out-sheet.ts';
import type { GreyImage, RightAngle } from './grey-image.ts';
import { levelLines } from './lines/level-lines.ts';
import {
  changePixels,
  levelPlaced,
  type PlacedImage,
  placeWholePage,
  scalePlaced,
  turnPlaced,
} from './placed-image.ts';
import { scaleImage } from './resample-image.ts';
import { findTextDirection } from './text-direction.ts';
import { followsAcross } from './lines/neighbours-of-letters.ts';
import { invertBoxes, measureText, removeSpecks, type TextMeasure } from './text-height.ts';

export type PreparedPage = PlacedImage & {
  measure: TextMeasure;
  /** The clockwise rotation that makes the lines horizontal; they may still be upside down. */
  rotation: RightAngle;
  isSideways: boolean;
  /** Whether the lines may be in the other direction: the beginnings of a few short lines below each other form a line too. */
  isDoubtful: boolean;
  /** Whether there may be lines of text, unlike in textures. */
  hasLines: boolean;
};

const leastSkew = 0.15;
/** Textures have 1 to 3; a page of text has 20 to 200. */
const leastEvidence = 4;
/** Full pages have 4 to 17, receipts and labels 1 to 4. */
const sureRatio = 4;
/** The x-heights, in pixels, between which Tesseract reads well, and the one to which others are scaled. */
const smallestLetters = 13;
const largestLetters = 25;
const bestLetters = 18;
const largestScale = 3;

/**
 * Prepares a page for OCR: only the sheet, in even light, with horizontal lines. Finds whether the lines are sideways, unless that is
 * given.
 */
export function preparePage(image: GreyImage, given?: { isSideways: boolean }): PreparedPage {
  const whole = placeWholePage(isWhiteOnDark(image) ? invertImage(image) : image);
  const sheet = cutOutSheet(whole);
  // A sheet that was cut out of a photo may have shadows, and its sides are straight.
  const isCutOut = sheet !== whole;
  const even = changePixels(sheet, isCutOut ? evenShade : evenLight);
  const { isSideways, isDoubtful, skew, hasLines } = directionOf(even.image, given);
  const rotation = isSideways ? 90 : 0;
  const turned = turnPlaced(even, rotation);
  const level = isCutOut || Math.abs(skew) < leastSkew ? turned : levelPlaced(turned, skew);
  const clean = cleanPage(changePixels(level, invertBoxes));
  const flat = levelLines(clean, clean.measure.height);
  const measure = flat === clean ? clean.measure : measureText(flat.image);
  return { ...flat, measure, rotation, isSideways, isDoubtful, hasLines };
}

/**
 * Returns the direction of lines. If the sharpness of lines does not decide, for example because of the edge of a sheet, the direction in
 * which letters follow each other decides.
 */
function directionOf(image: GreyImage, given?: { isSideways: boolean }) {
  const found = findTextDirection(image, given);
  const hasLines = found.evidence >= leastEvidence;
  const isDoubtful = found.ratio < sureRatio;
  if (given || (hasLines && !isDoubtful && !found.isSideways)) {
    return { ...found, isDoubtful, hasLines };
  }
  const across = followsAcross(image);
  if (across === undefined) return { ...found, isDoubtful, hasLines };
  const isSideways = !across;
  // The skew found in the other direction is not that of the lines.
  const skew = isSideways === found.isSideways ? found.skew : 0;
  return { isSideways, skew, isDoubtful: false, hasLines: true };
}

function cleanPage(placed: PlacedImage): PlacedImage & { measure: TextMeasure } {
  const measure = measureText(placed.image);
  if (measure.specks < measure.letters * 0.7) return { ...placed, measure };
  const clean = changePixels(placed, removeSpecks);
  return { ...clean, measure: measureText(clean.image) };
}

/** Returns the factor by which a page should be enlarged so that its letters have the best size; 1 if they are large enough. */
export function bestScale({ measure, image }: PreparedPage, maxPixels: number): number {
  const { height } = measure;
  if (height === 0 || (height >= smallestLetters && height <= largestLetters)) return 1;
  const largest = Math.sqrt(maxPixels / (image.width * image.height));
  return Math.min(bestLetters / height, largestScale, largest);
}

export function scalePage(page: PreparedPage, factor: number): PreparedPage {
  const scaled = scalePlaced(page, (image) => scaleImage(image, factor));
  return { ...page, ...scaled, measure: measureText(scaled.image) };
}
