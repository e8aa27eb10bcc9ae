import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';

export const pictureLimits = {
  /** A3 at 600 dpi has 70 megapixels. */
  unpackedPixels: 72_000_000,
  /** The largest sensors of phones have 200 megapixels. */
  jpegPixels: 210_000_000,
  /** Undoing its transforms takes up to 0.1 µs a pixel. */
  losslessWebpPixels: 36_000_000,
};

export type PictureLimits = typeof pictureLimits;

type Size = { width: number; height: number };

/** Throws `too_many_pixels` beyond `most` pixels. */
export function limitPixels(size: Size, most: number): void {
  if (size.width * size.height > most) throw tooManyPixels(size);
}

export function tooManyPixels({ width, height }: Size): ExtractionFailure {
  const megapixels = Math.ceil((width * height) / 1_000_000);
  return new ExtractionFailure('too_many_pixels', { megapixels });
}
