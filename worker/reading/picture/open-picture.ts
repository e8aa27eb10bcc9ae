import { loadAv1Module } from '#av1-module';
import { loadHevcModule } from '#hevc-module';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { readGifPart } from './gif-part.ts';
import { type HeifFile, readHeifFile } from '../../../shared/reading/picture/heif/heif-file.ts';
import { readHeifRows } from '../../../shared/reading/picture/heif/heif-rows.ts';
import { createHevcDecoder } from '../../../shared/reading/picture/heif/hevc-decoder.ts';
import { readJpegHeader } from '../../../shared/reading/picture/jpeg-header.ts';
import { wrapPicture } from '../../../shared/reading/picture/picture-pdf.ts';
import { avifRowsOf } from './avif/avif-rows.ts';
import { readJpegRows } from './jpeg/jpeg-rows.ts';
import { readPictureHeader } from './picture-header.ts';
import { limitAvif, limitHeic, limitPixels, type PictureLimits } from './picture-limits.ts';
import type { RowOptions } from './pixel-rows.ts';
import { readPngFile } from './png/png-chunks.ts';
import { readPngRows } from './png/png-rows.ts';
import type { RowSource } from './reduce-picture.ts';
import { tiffRowsOf } from './tiff-rows.ts';
import {
  readTiffDirectories,
  type TiffDirectory,
  tiffTags,
  withFirstPage,
} from '../../../shared/reading/picture/tiff-directory.ts';
import { readWebpFile } from './webp/webp-file.ts';
import { readWebpRows } from './webp/webp-rows.ts';
import {
  compressionOf,
  hasPlanes,
  photometrics,
  readTiffParts,
  tiffCompressions,
} from '../../../shared/reading/picture/tiff-parts.ts';

/**
 * The decoder of a picture: our own decoders, row by row and not much larger than wanted (`rows`); PDFium, which renders a PDF at any scale
 * (`pdf`); or Leptonica, which decodes the whole first page of a file (`file`).
 */
type PictureSource = ({ kind: 'rows' } & RowSource) | { kind: 'pdf' | 'file'; bytes: Uint8Array };

export type OpenedPicture = {
  page: { width: number; height: number; bitsPerPixel: number };
  source: PictureSource;
  orientation: number;
};

/**
 * Prepares a page of a JPEG, PNG, GIF, WebP, TIFF, BMP, HEIC or AVIF file for decoding. Throws `ExtractionFailure`, with `too_many_pixels` before
 * any pixel is decoded.
 */
export function openPicture(
  bytes: Uint8Array,
  { index, limits }: { index: number; limits: PictureLimits },
): OpenedPicture {
  const { format, pages } = readPictureHeader(bytes);
  const page = pages[index];
  if (!page) throw new ExtractionFailure('damaged');
  const mostPixels = format === 'jpeg' ? limits.jpegPixels : limits.unpackedPixels;
  limitPixels(page, mostPixels);
  switch (format) {
    case 'jpeg': {
      const read = (options: RowOptions) => readJpegRows(bytes, options);
      return {
        page,
        source: { kind: 'rows', hasAlpha: false, read },
        orientation: readJpegHeader(bytes).orientation,
      };
    }
    case 'png': {
      const file = readPngFile(bytes);
      const { orientation } = file;
      if (file.isInterlaced) return { page, source: { kind: 'file', bytes }, orientation };
      const hasAlpha = file.hasAlpha || file.transparency !== undefined;
      const read = (options: RowOptions) => readPngRows(file, options);
      return { page, source: { kind: 'rows', hasAlpha, read }, orientation };
    }
    case 'gif': {
      const pdf = wrapPicture([readGifPart(bytes)], page);
      return { page, source: { kind: 'pdf', bytes: pdf }, orientation: 1 };
    }
    case 'tiff':
      return openTiff(bytes, { index, page });
    case 'webp': {
      const file = readWebpFile(bytes);
      const { width, height, orientation } = file;
      const hasAlpha = file.frame.kind === 'lossless' || file.frame.alpha !== undefined;
      limitPixels(file, hasAlpha ? limits.losslessWebpPixels : mostPixels);
      const read = (options: RowOptions) => readWebpRows(file, options);
      const source = { kind: 'rows', hasAlpha, read } as const;
      return { page: { ...page, width, height }, source, orientation };
    }
    case 'heif': {
      const file = readHeifFile(bytes);
      const source = file.codec === 'av01' ? openAvif(file, limits) : openHeic(file, limits);
      return { page, source: { kind: 'rows', ...source }, orientation: file.orientation };
    }
    case 'bmp':
      return { page, source: { kind: 'file', bytes }, orientation: 1 };
  }
}

function openHeic(file: HeifFile, limits: PictureLimits): RowSource {
  limitHeic(file, limits);
  const createDecoder = () => createHevcDecoder({ limits, loadModule: loadHevcModule });
  return {
    hasAlpha: false,
    read: ({ isColored }) => readHeifRows(file, { isColored, createDecoder }),
  };
}

function openAvif(file: HeifFile, limits: PictureLimits): RowSource {
  limitAvif(file, limits);
  return avifRowsOf(file, { limits, loadModule: loadAv1Module });
}

function openTiff(
  bytes: Uint8Array,
  { index, page }: { index: number; page: OpenedPicture['page'] },
): OpenedPicture {
  const directory = readTiffDirectories(bytes)[index];
  if (!directory) throw new ExtractionFailure('damaged');
  const orientation = directory.values(tiffTags.orientation)[0] ?? 1;
  const rows = tiffRowsOf(bytes, directory, page);
  if (rows) return { page, source: { kind: 'rows', ...rows }, orientation };
  const parts = isDecodedAsPdf(directory) ? readTiffParts(bytes, directory) : undefined;
  return {
    page,
    source: parts
      ? { kind: 'pdf', bytes: wrapPicture(parts, page) }
      : { kind: 'file', bytes: withFirstPage(bytes, directory) },
    orientation,
  };
}

const { oldJpeg, jpeg, deflate, oldDeflate } = tiffCompressions;
/** Leptonica is built without these compressions. */
const unknownCompressions: ReadonlySet<number> = new Set([oldJpeg, jpeg, deflate, oldDeflate]);

/** Leptonica also supports neither tiles nor planes nor CMYK. */
function isDecodedAsPdf(directory: TiffDirectory): boolean {
  return (
    unknownCompressions.has(compressionOf(directory)) ||
    directory.values(tiffTags.tileOffsets).length > 0 ||
    directory.values(tiffTags.photometric)[0] === photometrics.inks ||
    hasPlanes(directory)
  );
}
