import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { createBitSource } from './lossless/bit-source.ts';
import { readRows } from './lossless/lossless-rows.ts';

type Size = { width: number; height: number };

/**
 * Reads the alpha values of a lossy picture (RFC 9649, 2.7.1.2) row by row. Stops where the data ends or is damaged. A row is valid until
 * the next one.
 */
export function* readAlphaRows(bytes: Uint8Array, size: Size): Generator<Uint8Array> {
  const [flags = 0] = bytes;
  const data = bytes.subarray(1);
  const filter = (flags >> 2) & 3;
  let above: Uint8Array | undefined;
  try {
    for (const row of (flags & 3) === 0 ? storedRows(data, size) : packedRows(data, size)) {
      unfilter(row, above, filter);
      yield row;
      above = row;
    }
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
  }
}

function* storedRows(data: Uint8Array, { width, height }: Size): Generator<Uint8Array> {
  for (let y = 0; y < height; y += 1) {
    const row = data.slice(y * width, (y + 1) * width);
    if (row.length < width) return;
    yield row;
  }
}

function* packedRows(data: Uint8Array, size: Size): Generator<Uint8Array> {
  for (const pixels of readRows(createBitSource(data), size)) {
    yield Uint8Array.from(pixels, (pixel) => pixel >> 8);
  }
}

const filters = { left: 1, above: 2, slope: 3 };

function unfilter(row: Uint8Array, above: Uint8Array | undefined, filter: number): void {
  if (filter === 0) return;
  row[0] = (row[0] ?? 0) + (above?.[0] ?? 0);
  for (let x = 1; x < row.length; x += 1) {
    const left = row[x - 1] ?? 0;
    let predicted = left;
    if (above && filter === filters.above) predicted = above[x] ?? 0;
    else if (above && filter === filters.slope) {
      const slope = left + (above[x] ?? 0) - (above[x - 1] ?? 0);
      predicted = Math.max(0, Math.min(255, slope));
    }
    row[x] = (row[x] ?? 0) + predicted;
  }
}
