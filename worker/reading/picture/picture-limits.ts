import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { HeifFile, HeifPicture } from '../../../shared/reading/picture/heif/heif-file.ts';
import { decodedBytes } from './avif/av1-format.ts';

export const pictureLimits = {
  /** A3 at 600 dpi has 70 megapixels. */
  unpackedPixels: 72_000_000,
  /** The largest sensors of phones have 200 megapixels. */
  jpegPixels: 210_000_000,
  /** Inverting its transforms takes up to 0.1 µs per pixel. */
  losslessWebpPixels: 36_000_000,
  heicTilePixels: 13_000_000,
  /** A row of tiles takes up to three bytes per pixel. */
  tileRowPixels: 8_000_000,
  /** The memory of the decoder, which takes 16 MiB without a picture. */
  heicMemoryBytes: 84 * 1024 * 1024,
  /** About four seconds. A page of text of 24 megapixels takes five billion. */
  heicInstructions: 16_000_000_000,
  /** The memory of the decoder with a tile; .scripts/dav1d/build.ts bounds it at 88 MiB. */
  avifBytes: 86 * 1024 * 1024,
  /** About four seconds. A dense photo of 24 megapixels takes 27 billion. */
  avifInstructions: 60_000_000_000,
};

export type PictureLimits = typeof pictureLimits;

type Size = { width: number; height: number };

export function limitPixels(size: Size, most: number): void {
  if (size.width * size.height > most) throw tooManyPixels(size);
}

/** Throws `too_many_pixels` if a tile, or a row of tiles, takes too much memory, or if there are too many tiles. */
export function limitHeic(file: HeifFile, limits: PictureLimits): void {
  const { width, height } = file.tile;
  if (width * height > limits.heicTilePixels) throw tooManyPixels(file.crop);
  limitTiles(file, limits);
}

/** Throws `too_many_pixels` as for HEIC. The memory of a tile depends on the bytes of its pixels. */
export function limitAvif(file: HeifFile, limits: PictureLimits): void {
  const pictures = file.opacity ? [file, file.opacity] : [file];
  const bytes = pictures.reduce((sum, picture) => sum + largestTileBytes(picture), 0);
  if (bytes > limits.avifBytes) throw tooManyPixels(file.crop);
  for (const picture of pictures) limitTiles(picture, limits);
}

function largestTileBytes({ tile, tiles }: HeifPicture): number {
  return tiles.reduce((most, coded) => Math.max(most, decodedBytes(coded, tile)), 0);
}

function limitTiles({ tile, tiles, columns, crop }: HeifPicture, limits: PictureLimits): void {
  const { width, height } = tile;
  if (columns > 1 && width * columns * height > limits.tileRowPixels) throw tooManyPixels(crop);
  limitPixels(
    { width: width * columns, height: (height * tiles.length) / columns },
    limits.unpackedPixels,
  );
}

export function tooManyPixels({ width, height }: Size): ExtractionFailure {
  const megapixels = Math.ceil((width * height) / 1_000_000);
  return new ExtractionFailure('too_many_pixels', { megapixels });
}
