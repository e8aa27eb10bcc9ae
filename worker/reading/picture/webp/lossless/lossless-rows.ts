import { type BitSource, createBitSource } from './bit-source.ts';
import { readCodedImage } from './coded-image.ts';
import { headerBytes, readLosslessHeader } from './lossless-header.ts';
import { readTransforms } from './transforms.ts';

/**
 * Decodes a lossless picture (RFC 9649, 3) row by row, to ARGB pixels with alpha in the highest byte. A row is valid until the next one.
 * Throws `ExtractionFailure`.
 */
export function readLosslessRows(bytes: Uint8Array): {
  rows: Iterable<Int32Array>;
  hasAlpha: boolean;
} {
  const { hasAlpha, ...size } = readLosslessHeader(bytes);
  return { rows: readRows(createBitSource(bytes.subarray(headerBytes)), size), hasAlpha };
}

export function* readRows(
  source: BitSource,
  size: { width: number; height: number },
): Generator<Int32Array> {
  const { transforms, coded } = readTransforms(source, size);
  let y = 0;
  for (const row of readCodedImage(source, coded, { isMain: true })) {
    let pixels = row;
    for (const transform of transforms) pixels = transform(pixels, y);
    yield pixels;
    y += 1;
  }
}
