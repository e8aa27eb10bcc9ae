import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { Raster } from '../recognition/image/grey-image.ts';

type PixelRow = Uint8Array | Uint8ClampedArray;

/** A picture that is decoded row by row, with 1 (grey) or 3 (red, green and blue) bytes per pixel. */
export type PixelRows = {
  width: number;
  height: number;
  channels: 1 | 3;
  /** Rows from the top. A truncated picture has fewer rows than `height`. A row is valid until the next one. */
  rows: Iterable<PixelRow> | AsyncIterable<PixelRow>;
};

export type RowOptions = {
  /** The size to which the picture is scaled down. It is decoded in at least this size, unless that takes too much memory. */
  wanted: Size;
  isColored: boolean;
  /** The grey level behind transparent pixels; white by default. */
  background?: number;
};

type Size = { width: number; height: number };

export function sizeWithin({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

const white = 255;

/**
 * Scales a picture down while it is decoded, by averaging areas, so that only the result is kept in memory. Missing rows are white. Throws
 * `damaged` if there are no rows at all.
 */
export async function reduceRows(
  { width, height, channels, rows }: PixelRows,
  wanted: Size,
): Promise<Raster<Uint8Array<ArrayBuffer>>> {
  const size = {
    width: Math.min(width, wanted.width),
    height: Math.min(height, wanted.height),
  };
  const rowBytes = size.width * channels;
  const data = new Uint8Array(rowBytes * size.height).fill(white);
  if (size.width === width && size.height === height) {
    let at = 0;
    for await (const row of rows) {
      data.set(row, at);
      at += rowBytes;
    }
    if (at === 0) throw new ExtractionFailure('damaged');
    return { ...size, data };
  }
  const reduceRow = rowReducer(width, { to: size.width, channels });
  const sums = new Float64Array(rowBytes);
  const scale = size.height / height;
  let target = 0;
  let y = 0;
  const finishRow = () => {
    const start = target * rowBytes;
    for (let at = 0; at < rowBytes; at += 1) data[start + at] = (sums[at] ?? 0) + 0.5;
    sums.fill(0);
    target += 1;
  };
  for await (const row of rows) {
    const reduced = reduceRow(row);
    const end = (y + 1) * scale;
    const shareOfNext = Math.max(0, end - target - 1);
    addRow(sums, reduced, scale - shareOfNext);
    if (end >= target + 1 - tolerance) {
      finishRow();
      if (shareOfNext > tolerance && target < size.height) addRow(sums, reduced, shareOfNext);
    }
    y += 1;
  }
  if (y === 0) throw new ExtractionFailure('damaged');
  if (y === height && target < size.height) finishRow();
  return { ...size, data };
}

const tolerance = 1e-6;

function addRow(sums: Float64Array, row: Float64Array, weight: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0) * weight;
}

function rowReducer(width: number, { to, channels }: { to: number; channels: 1 | 3 }) {
  const scale = to / width;
  const reduced = new Float64Array(to * channels);
  const columns = new Uint32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x += 1) {
    const column = Math.min(to - 1, Math.floor(x * scale + tolerance));
    columns[x] = column * channels;
    shares[x] = scale - Math.max(0, column === to - 1 ? 0 : (x + 1) * scale - column - 1);
  }
  return channels === 1 ? reduceGrey : reduceColor;

  function reduceGrey(row: PixelRow): Float64Array {
    reduced.fill(0);
    for (let x = 0; x < width; x += 1) {
      const column = columns[x] ?? 0;
      const value = row[x] ?? 0;
      const own = value * (shares[x] ?? 0);
      reduced[column] = (reduced[column] ?? 0) + own;
      reduced[column + 1] = (reduced[column + 1] ?? 0) + value * scale - own;
    }
    return reduced;
  }

  function reduceColor(row: PixelRow): Float64Array {
    reduced.fill(0);
    for (let x = 0, at = 0; x < width; x += 1) {
      const column = columns[x] ?? 0;
      const share = shares[x] ?? 0;
      const rest = scale - share;
      for (let part = column; part < column + 3; part += 1, at += 1) {
        const value = row[at] ?? 0;
        reduced[part] = (reduced[part] ?? 0) + value * share;
        if (rest > 0) reduced[part + 3] = (reduced[part + 3] ?? 0) + value * rest;
      }
    }
    return reduced;
  }
}

export function toGrey(colors: PixelRow, out: Uint8ClampedArray): void {
  for (let x = 0, at = 0; x < out.length; x += 1, at += 3) {
    out[x] = greyOf(colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0);
  }
}

export function greyOf(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8;
}

/** Lays a row of pixels over a background. */
export function blendRow(
  row: Uint8ClampedArray,
  opacities: PixelRow,
  { channels, background }: { channels: 1 | 3; background: number | undefined },
): void {
  for (let at = 0, x = 0; at < row.length; x += 1) {
    const opacity = opacities[x] ?? 0;
    for (const end = at + channels; at < end; at += 1) {
      row[at] = over(row[at] ?? 0, opacity, background);
    }
  }
}

export function over(part: number, opacity: number, background = white): number {
  return opacity === 255 ? part : background + ((part - background) * opacity) / 255;
}
