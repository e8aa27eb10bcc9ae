import { findShapes, inkBelow } from './find-shapes.ts';
import { type GreyImage, shrinkImage } from './grey-image.ts';

export type TextMeasure = {
  /** The x-height, which most letters have; 0 if there are too few letters. */
  height: number;
  /** The number of shapes with the size of letters, and of smaller ones (`specks`). */
  letters: number;
  specks: number;
  rows: Uint32Array;
};

const fewestLetters = 12;
/** In pixels. Smaller shapes are specks, and larger ones are not letters at any resolution. */
const smallest = 5;
const largest = 160;

export function measureText(image: GreyImage): TextMeasure {
  const shapes = findShapes(image);
  const heights = new Uint32Array(largest + 1);
  const rows = new Uint32Array(image.height);
  let letters = 0;
  let specks = 0;
  for (let shape = 0; shape < shapes.count; shape += 1) {
    const height = (shapes.bottom[shape] ?? 0) - (shapes.top[shape] ?? 0) + 1;
    const width = (shapes.right[shape] ?? 0) - (shapes.left[shape] ?? 0) + 1;
    if (height <= 3 && width <= 3) specks += 1;
    const isLetter = height >= smallest && height <= largest && width <= height * 4 && width >= 2;
    if (!isLetter) continue;
    letters += 1;
    const top = shapes.top[shape] ?? 0;
    rows[top] = (rows[top] ?? 0) + 1;
    heights[height] = (heights[height] ?? 0) + 1;
  }
  return { letters, specks, rows, height: letters < fewestLetters ? 0 : mostCommon(heights) };
}

function mostCommon(heights: Uint32Array): number {
  let best = { height: 0, count: 0 };
  for (let height = smallest; height <= largest; height += 1) {
    const reach = Math.max(1, Math.round(height / 10));
    let count = 0;
    for (let near = height - reach; near <= height + reach; near += 1) count += heights[near] ?? 0;
    // Large letters get more weight, because fewer of them fit on a page and they are less noisy.
    count *= Math.sqrt(height);
    if (count > best.count) best = { height, count };
  }
  return best.height;
}

/** Fine enough for the height of a line, but too coarse for strokes of letters and rules. */
const boxTile = 8;
/** In tiles. Smaller boxes may be letters of a heading. */
const smallestBox = { width: 12, height: 3 };
const leastFilled = 0.6;

export function invertBoxes(image: GreyImage): GreyImage {
  const tiles = shrinkImage(image, boxTile);
  const shapes = findShapes(tiles);
  let data: Uint8Array | undefined;
  for (let shape = 0; shape < shapes.count; shape += 1) {
    const [left, top] = [shapes.left[shape] ?? 0, shapes.top[shape] ?? 0];
    const width = (shapes.right[shape] ?? 0) - left + 1;
    const height = (shapes.bottom[shape] ?? 0) - top + 1;
    if (width < smallestBox.width || height < smallestBox.height) continue;
    if (inkIn(tiles, { left, top, width, height }) < width * height * leastFilled) continue;
    data ??= image.data.slice();
    for (let y = top * boxTile; y < (top + height) * boxTile; y += 1) {
      const row = y * image.width;
      for (let x = left * boxTile; x < (left + width) * boxTile; x += 1) {
        data[row + x] = 255 - (image.data[row + x] ?? 0);
      }
    }
  }
  return data ? { ...image, data } : image;
}

function inkIn(
  image: GreyImage,
  area: { left: number; top: number; width: number; height: number },
): number {
  let count = 0;
  for (let y = area.top; y < area.top + area.height; y += 1) {
    for (let x = area.left; x < area.left + area.width; x += 1) {
      if ((image.data[y * image.width + x] ?? 255) < inkBelow) count += 1;
    }
  }
  return count;
}

const largestSpeck = 2;

export function removeSpecks(image: GreyImage): GreyImage {
  return removeShapes(
    image,
    ({ width, height }) => width <= largestSpeck && height <= largestSpeck,
  );
}

/** Removes the lines of forms and tables, which are thin and longer than any letter. */
export function removeRules(image: GreyImage, letters: number): GreyImage {
  return removeShapes(
    image,
    ({ width, height }) => width > letters * 3 && height < Math.max(3, letters * 0.4),
  );
}

function removeShapes(
  image: GreyImage,
  isUnwanted: (size: { width: number; height: number }) => boolean,
): GreyImage {
  const shapes = findShapes(image);
  const data = image.data.slice();
  for (let shape = 0; shape < shapes.count; shape += 1) {
    const [left, top] = [shapes.left[shape] ?? 0, shapes.top[shape] ?? 0];
    const [right, bottom] = [shapes.right[shape] ?? 0, shapes.bottom[shape] ?? 0];
    if (!isUnwanted({ width: right - left + 1, height: bottom - top + 1 })) continue;
    for (let y = Math.max(0, top - 1); y <= Math.min(image.height - 1, bottom + 1); y += 1) {
      data.fill(255, y * image.width + left, y * image.width + right + 1);
    }
  }
  return { ...image, data };
}
