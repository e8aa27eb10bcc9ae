import type { GreyImage } from '../grey-image.ts';

type Size = { width: number; height: number };

/** Yields masks of regions that may be a sheet, the most likely first. */
export function* sheetRegions(image: GreyImage): Generator<Uint8Array> {
  const bright = largestRegion(byThreshold(image), image);
  yield growOverShade(bright, image);
  yield bright;
  yield largestRegion(byLocalBrightness(image), image);
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

/** Marks pixels that are bright relative to their surroundings, for sheets that are partly in the shade. */
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

function largestRegion(mask: Uint8Array, { width, height }: Size): Uint8Array {
  const label = new Int32Array(mask.length);
  // Noise has a region for each few pixels, so they share the memory.
  const stack = new Int32Array(mask.length);
  let largest = { label: 0, size: 0 };
  let labels = 0;
  for (let seed = 0; seed < mask.length; seed += 1) {
    if (mask[seed] === 0 || label[seed] !== 0) continue;
    labels += 1;
    label[seed] = labels;
    stack[0] = seed;
    const size = spread({ stack, seeds: 1 }, { width, height }, (next) => {
      if (mask[next] === 0 || label[next] !== 0) return false;
      label[next] = labels;
      return true;
    });
    if (size > largest.size) largest = { label: labels, size };
  }
  return Uint8Array.from(label, (each) => (each === largest.label ? 1 : 0));
}

/** The minimum contrast within three pixels at the edge of a sheet; shadows are softer. */
const softestEdge = 0.65;
const noiseOfDark = 4;

/** Extends a region up to the next sharp edges. */
function growOverShade(region: Uint8Array, { width, height, data }: GreyImage): Uint8Array {
  const grown = region.slice();
  const isEdge = (at: number) => {
    let [darkest, brightest] = [255, 0];
    for (const row of [at - width, at, at + width]) {
      for (let beside = row - 1; beside <= row + 1; beside += 1) {
        const level = data[beside] ?? data[at] ?? 0;
        darkest = Math.min(darkest, level);
        brightest = Math.max(brightest, level);
      }
    }
    return darkest + noiseOfDark < (brightest + noiseOfDark) * softestEdge;
  };
  const stack = new Int32Array(region.length);
  let seeds = 0;
  for (const [at, isInside] of region.entries()) {
    if (isInside === 0) continue;
    stack[seeds] = at;
    seeds += 1;
  }
  spread({ stack, seeds }, { width, height }, (next, from) => {
    if (grown[next] === 1 || isEdge(from) || isEdge(next)) return false;
    grown[next] = 1;
    return true;
  });
  return grown;
}

/**
 * Flood-fills from the first pixels of a stack to the neighbours for which `enter` returns true. Returns the number of pixels.
 */
function spread(
  { stack, seeds }: { stack: Int32Array; seeds: number },
  { width, height }: Size,
  enter: (next: number, from: number) => boolean,
): number {
  let depth = seeds;
  let size = seeds;
  while (depth > 0) {
    depth -= 1;
    const at = stack[depth] ?? 0;
    const x = at % width;
    const neighbours = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of neighbours) {
      if (next < 0 || next >= width * height || !enter(next, at)) continue;
      stack[depth] = next;
      depth += 1;
      size += 1;
    }
  }
  return size;
}
