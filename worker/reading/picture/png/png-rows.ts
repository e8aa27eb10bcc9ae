import { tooManyPixels } from '../picture-limits.ts';
import type { PixelRows, RowOptions } from '../pixel-rows.ts';
import { unpackRows } from './filtered-rows.ts';
import { paintRows } from './paint-rows.ts';
import type { PngFile } from './png-chunks.ts';

/** A longer row alone would take the memory of a whole picture. */
const longestRow = 400_000;
/** Inflating takes about a second for 100 MB. */
const mostUnpackedBytes = 300_000_000;

export function limitRows(size: { width: number; height: number }, rowBytes: number): void {
  if (size.width > longestRow || rowBytes * size.height > mostUnpackedBytes) {
    throw tooManyPixels(size);
  }
}

/**
 * Decodes a non-interlaced PNG row by row, in its own size. `filter` is the common filter of rows without filter bytes. Throws
 * `ExtractionFailure`.
 */
export function readPngRows(
  file: Omit<PngFile, 'isInterlaced'>,
  {
    filter,
    ...options
  }: Pick<RowOptions, 'isColored' | 'background'> & { filter?: number | undefined },
): PixelRows {
  const { width, height, bits, samples, data } = file;
  const rowBytes = Math.ceil((width * samples * bits) / 8);
  limitRows(file, rowBytes);
  const pixelBytes = Math.max(1, (samples * bits) / 8);
  const packed = unpackRows(data, { rowBytes, height, pixelBytes, filter });
  const rows = paintRows(packed, { ...file, ...options });
  return { width, height, channels: options.isColored ? 3 : 1, rows };
}
