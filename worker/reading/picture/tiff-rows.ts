import { type TiffDirectory, tiffTags } from '../../../shared/reading/picture/tiff-directory.ts';
import {
  compressionOf,
  hasPlanes,
  horizontalPredictor,
  isLittleEndian,
  isOpacity,
  photometrics,
  samplesInFile,
  tiffCompressions,
} from '../../../shared/reading/picture/tiff-parts.ts';
import type { RowOptions } from './pixel-rows.ts';
import { unpackRows } from './png/filtered-rows.ts';
import { paintRows } from './png/paint-rows.ts';
import { limitRows } from './png/png-rows.ts';
import type { RowSource } from './reduce-picture.ts';

type Size = { width: number; height: number };

const bits = 16;

/**
 * Decodes a page of deflated strips with little-endian 16-bit samples, which PDF does not allow and Leptonica does not support. Returns
 * undefined for any other page.
 */
export function tiffRowsOf(
  bytes: Uint8Array,
  directory: TiffDirectory,
  { width, height }: Size,
): RowSource | undefined {
  const { values } = directory;
  const { deflate, oldDeflate } = tiffCompressions;
  const compression = compressionOf(directory);
  const samples = samplesInFile(directory);
  const colors = samplesOfColors[values(tiffTags.photometric)[0] ?? photometrics.blackIsZero];
  const hasAlpha = samples - 1 === colors && isOpacity(directory);
  if (
    (compression !== deflate && compression !== oldDeflate) ||
    values(tiffTags.bitsPerSample)[0] !== bits ||
    !isLittleEndian(bytes) ||
    values(tiffTags.tileOffsets).length > 0 ||
    hasPlanes(directory) ||
    (samples !== colors && !hasAlpha)
  )
    return undefined;
  const size = { width, height, samples };
  const read = (options: RowOptions) => {
    limitRows(size, width * samples * 2);
    const format = { bits, hasAlpha, hasPalette: false, palette: new Uint8Array() };
    const rows = paintRows(rowsOf(bytes, directory, size), {
      ...size,
      ...format,
      ...options,
      transparency: undefined,
    });
    return { width, height, channels: options.isColored ? 3 : 1, rows } as const;
  };
  return { hasAlpha, read };
}

const samplesOfColors: Partial<Record<number, number>> = {
  [photometrics.whiteIsZero]: 1,
  [photometrics.blackIsZero]: 1,
  [photometrics.rgb]: 3,
};

async function* rowsOf(
  bytes: Uint8Array,
  { values }: TiffDirectory,
  { width, height, samples }: Size & { samples: number },
): AsyncGenerator<Uint8Array> {
  const rowsPerStrip = Math.max(1, values(tiffTags.rowsPerStrip)[0] ?? height);
  const counts = values(tiffTags.stripByteCounts);
  const isPredicted = values(tiffTags.predictor)[0] === horizontalPredictor;
  const isInverted = values(tiffTags.photometric)[0] === photometrics.whiteIsZero;
  const pixelBytes = samples * 2;
  let left = height;
  for (const [index, offset] of values(tiffTags.stripOffsets).entries()) {
    const strip = bytes.subarray(offset, offset + (counts[index] ?? 0));
    const stripHeight = Math.min(left, rowsPerStrip);
    if (stripHeight === 0) return;
    const format = { rowBytes: width * pixelBytes, height: stripHeight, pixelBytes, filter: 0 };
    let missing = stripHeight;
    for await (const row of unpackRows([strip], format)) {
      toPngRow(row, { pixelBytes, isPredicted, isInverted });
      missing -= 1;
      yield row;
    }
    if (missing > 0) return;
    left -= stripHeight;
  }
}

/** With a predictor, a sample is stored as the difference from the previous pixel. */
function toPngRow(
  row: Uint8Array,
  {
    pixelBytes,
    isPredicted,
    isInverted,
  }: { pixelBytes: number; isPredicted: boolean; isInverted: boolean },
): void {
  for (let at = 0; at < row.length; at += 2) {
    const before = isPredicted && at >= pixelBytes ? at - pixelBytes : undefined;
    const stored = (row[at] ?? 0) | ((row[at + 1] ?? 0) << 8);
    const sample = before === undefined ? stored : stored + sampleAt(row, before, isInverted);
    const value = isInverted ? ~sample : sample;
    row[at] = (value >> 8) & 255;
    row[at + 1] = value & 255;
  }
}

function sampleAt(row: Uint8Array, at: number, isInverted: boolean): number {
  const value = ((row[at] ?? 0) << 8) | (row[at + 1] ?? 0);
  return isInverted ? ~value : value;
}
